import { inLanguage } from '@app/language/tags'
import type { Application, ErrorRequestHandler, Request } from 'express'
import { addressFor } from '../http/addresses.ts'
import { askedLanguage } from '../http/asked-language.ts'
import { CapiError } from '../http/errors.ts'
import { guard, sendData } from '../http/guard.ts'
import { findAccount } from '../repositories/users.ts'
import type { Runtime } from '../runtime.ts'
import { deleteAccount } from './deletion/delete-account.ts'
import { isDeletionForm } from './deletion/deletion-form.ts'
import { redirectAfterOAuth } from './google/oauth-redirect.ts'
import { noteAsker } from './limit-mails.ts'
import { notePageLanguage } from './page-language.ts'
import { explainResetFailure } from './password/explain-reset-failure.ts'
import { prepareResetRequest } from './password/reset.ts'
import { storeAvatar } from './profile/avatars.ts'
import { type Editor, isCustomer } from './profile/guard-profile.ts'
import { redirectInvitedCustomer } from './registration/invite.ts'
import { prepareRegistration } from './registration/register.ts'
import { verifyEmail } from './registration/verify-email.ts'
import { announceSignOut } from './sign-in/announce-sign-out.ts'
import { countAttempts } from './sign-in/count-attempts.ts'
import { keepOwnSession, nameCookieSession, openNamedSession } from './sign-in/open-session.ts'
import { assertReauthenticated } from './sign-in/reauthentication.ts'
import { nameRenewedSession, renewSession } from './sign-in/renew-session.ts'
import { callers, readClaims } from './sign-in/token-claims.ts'
import type { AccountTools } from './tools.ts'

const editorOf = (request: Request): Editor => (request as { accountability?: Editor }).accountability ?? {}

/** What stands in front of Directus's own routes about people: limits, checks and a few replies in its place. */
export function useAccountMiddleware(app: Application, runtime: Runtime, tools: AccountTools): void {
	const { limits, judge, verification, renewals } = tools
	const { config, database } = runtime

	// Directus has verified the token.
	app.use((request, _response, next) => callers.run(readClaims((request as { token?: unknown }).token), next))
	app.use(['/auth/login', '/auth/password', '/users/register'], notePageLanguage)
	app.use(['/auth/password', '/users/register', '/capi/account'], noteAsker)
	app.post('/auth/login', countAttempts(runtime, tools))
	app.post(
		'/auth/login',
		guard(async (request, response) => {
			const opened = await openNamedSession(runtime, request, response)
			if (!opened) return 'go on'
			sendData(response, opened)
			return 'answered'
		}),
	)
	app.use('/auth/login/:provider', redirectAfterOAuth(config))
	app.post(
		'/auth/refresh',
		guard(async (request, response) => {
			const renewed = await renewSession(runtime, renewals, request)
			if (!renewed) return 'go on'
			sendData(response, renewed)
			return 'answered'
		}),
	)
	app.post('/auth/refresh', nameCookieSession(runtime))
	app.post(
		'/auth/logout',
		guard(async (request, response) => {
			await nameRenewedSession(renewals, request)
			await announceSignOut(runtime, request, response)
			return 'go on'
		}),
	)
	app.post(
		'/users/register',
		guard(async (request) => {
			await prepareRegistration(runtime, { limits, judge }, request)
			return 'go on'
		}),
	)
	app.get(
		'/users/register/verify-email',
		guard(async (request, response) => {
			const language = await verifyEmail(runtime, { limits, tokens: verification }, request)
			response.setHeader('Cache-Control', 'no-store')
			response.redirect(new URL(inLanguage(language, '/auth/login'), addressFor(config.storefrontUrl, request)).href)
			return 'answered'
		}),
	)
	app.post(
		'/auth/password/request',
		guard(async (request) => {
			await prepareResetRequest(runtime, limits, request)
			return 'go on'
		}),
	)
	app.post(
		'/users/invite',
		guard(async (request) => {
			await redirectInvitedCustomer(runtime, request)
			return 'go on'
		}),
	)
	for (const path of ['/auth/password/reset', '/users/invite/accept']) {
		app.post(
			path,
			guard(async (request) => {
				await limits.takeRequest(request)
				return 'go on'
			}),
		)
	}
	app.patch(
		'/users/:id',
		guard(async (request, response) => {
			if (!isDeletionForm(request.body)) {
				await keepOwnSession(runtime, request)
				return 'go on'
			}
			const editor = editorOf(request)
			if (!editor.user) throw new CapiError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
			const target = request.params.id ?? ''
			sendData(
				response,
				await deleteAccount(runtime, { editor, target, body: request.body, asked: askedLanguage(request) }),
			)
			return 'answered'
		}),
	)
	// Directus takes a second factor from whoever holds an access token, and its owner could not sign in any more.
	app.use(
		'/users/me/tfa',
		guard(async (request) => {
			const editor = editorOf(request)
			const account = isCustomer(editor) ? await findAccount(database, String(editor.user)) : null
			if (account) await assertReauthenticated(account, runtime, database)
			if (editor.user) await limits.takeSecondFactor(request, editor.user)
			return 'go on'
		}),
	)
	app.post(
		'/files',
		guard(async (request, response) => {
			const editor = editorOf(request)
			if (!isCustomer(editor) || !editor.user) return 'go on'
			await limits.takeAvatar(request, editor.user)
			sendData(response, { id: await storeAvatar(runtime, editor.user, request) })
			return 'answered'
		}),
	)
}

/** Behind Directus's routes, ahead of its own error handler. */
export const explainFailures: ErrorRequestHandler = (error, request, _response, next) => {
	const failure = request.path === '/auth/password/reset' ? explainResetFailure(error) : error
	next(failure)
}
