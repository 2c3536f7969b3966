import { known, plural, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { readConnection } from '../realtime/connection.ts'
import { RequestError } from './request-error.ts'

/** Why something that somebody wrote did not get through, for the one who wrote it. */
export interface SendFailure {
	message: string
	/** Name of the field that the server did not take. */
	field?: string
}

const OFFLINE: PlainMessage =
	'You are offline. Nothing was sent, and what you wrote stays here: try again when you are back.'
const NO_ANSWER: PlainMessage = 'We could not be reached. What you wrote is still here: please try again in a moment.'

function waitText(seconds: number | null): string {
	const minutes = Math.ceil((seconds ?? 60) / 60)
	return plural(minutes, {
		one: 'That is a lot at once. Please try again in a minute.',
		other: 'That is a lot at once. Please try again in {count} minutes.',
	})
}

function fieldOf(error: RequestError): string | undefined {
	const field = error.errors[0]?.extensions.field
	return typeof field === 'string' ? field : undefined
}

/** What a failed call of a form is told as. Code that could not be loaded is a network that is not there. */
export function describeSendFailure(error: unknown): SendFailure {
	if (readConnection().isOffline) return { message: t(OFFLINE) }
	if (!(error instanceof RequestError) || error.status === 0) return { message: t(NO_ANSWER) }
	const { status, retryAfter, message } = error
	if (status === 429) return { message: waitText(retryAfter) }
	if (status >= 500) return { message: t(NO_ANSWER) }
	return { message: known(message), field: fieldOf(error) }
}
