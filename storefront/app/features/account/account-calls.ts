import type { ProfileField } from '@app/contract/account'
import { type AccountFailure, toAccountFailure } from '@app/domain/auth/account-failure'
import { ACCOUNT_TEXTS, deletionText, profileText } from '@app/domain/auth/account-texts'
import { known } from '@app/language/current'
import * as v from 'valibot'
import type { CmsClient } from '../../lib/http/cms-client.ts'
import { RequestError } from '../../lib/http/request-error.ts'
import { addWait } from '../../lib/http/wait-text.ts'
import { log } from '../../lib/log.ts'
import { loadSession } from '../auth/auth-store.ts'
import { emailChangeText } from './email-change-text.ts'

type Session = Awaited<ReturnType<typeof loadSession>>
export type AccountProof = Parameters<Session['deleteAccount']>[0]

interface CallFailure extends AccountFailure {
	retryAfter?: number | null
}

const NO_ANSWER: CallFailure = { status: 0, code: null, message: '' }

/** Runs a call of the session; gives what was wrong, null when nothing was. */
async function attempt(run: (session: Session) => Promise<unknown>): Promise<CallFailure | null> {
	let session: Session
	try {
		session = await loadSession()
	} catch (error) {
		// Its code could not be fetched: the network is away, and its message is for nobody.
		log('info', 'The session could not be loaded.', error)
		return NO_ANSWER
	}
	try {
		await run(session)
		return null
	} catch (error) {
		log('info', 'A change of the account failed.', error)
		return { ...toAccountFailure(error), retryAfter: error instanceof RequestError ? error.retryAfter : null }
	}
}

const textOf = (failure: CallFailure, tellFrom: (failure: AccountFailure) => string): string =>
	addWait(known(tellFrom(failure)), failure.status === 429 ? failure.retryAfter : null)

const textOr = (failure: CallFailure | null, tellFrom: (failure: AccountFailure) => string): string | null =>
	failure === null ? null : textOf(failure, tellFrom)

/** Saves one field of the profile. This and the next two give why it did not work, null when it did. */
export async function saveField(field: ProfileField, value: string | null): Promise<string | null> {
	return textOr(await attempt((session) => session.updateField(field, value)), profileText)
}

export async function uploadAvatar(picture: Blob): Promise<string | null> {
	return textOr(await attempt((session) => session.uploadAvatar(picture, fileNameOf(picture))), profileText)
}

/** Browsers that cannot write WebP send a JPEG (draw-picture.ts). */
const fileNameOf = ({ type }: Blob) => (type === 'image/webp' ? 'avatar.webp' : 'avatar.jpg')

const SESSION_GONE: readonly string[] = [ACCOUNT_TEXTS.noAuthMethod, ACCOUNT_TEXTS.noUserByCookies]

/**
 * Reads the customer again, whom another device may have changed. Gives the text of section 8 where the session is
 * gone; the customer is signed out then.
 */
export async function reloadUser(): Promise<string | null> {
	const failure = await attempt((session) => session.reloadUser())
	// Anything else, for example no answer, leaves the customer signed in.
	return failure && SESSION_GONE.includes(failure.message) ? known(failure.message) : null
}

/** Asks for the mail with the link that moves the account to another address. */
export async function requestEmailChange(
	cms: CmsClient,
	request: { email: string; password: string },
): Promise<string | null> {
	const ask = () => cms.post('/capi/account/email', request, v.object({ success: v.literal(true) }))
	return textOr(await attempt(ask), emailChangeText)
}

export type DeletionOutcome =
	| { kind: 'deleted' }
	/** An account without a password has to sign in with its provider once more. */
	| { kind: 'sign-in-again' }
	/** The account has a second factor, whose code is missing, or wrong where one was given. */
	| { kind: 'needs-code' }
	| { kind: 'failed'; message: string }

/** Deletes the account and signs out. */
export async function deleteAccount(proof: AccountProof): Promise<DeletionOutcome> {
	const failure = await attempt((session) => session.deleteAccount(proof))
	if (failure === null) return { kind: 'deleted' }
	if (failure.code === 'REAUTHENTICATION_REQUIRED') return { kind: 'sign-in-again' }
	if (failure.code === 'INVALID_OTP') return { kind: 'needs-code' }
	return { kind: 'failed', message: textOf(failure, deletionText) }
}
