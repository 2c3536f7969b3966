import { type AccountFailure, toAccountFailure } from '@app/domain/auth/account-failure'
import type { AccountField } from '@app/domain/auth/account-forms'
import { known } from '@app/language/current'
import { noAnswer, RequestError } from '../../../lib/http/request-error.ts'
import type { FormFailure } from './use-account-form.ts'

/**
 * What went wrong. Code that could not be loaded is a network that is not there: its own words are none for
 * customers.
 */
export function failureOf(error: unknown): AccountFailure {
	return toAccountFailure(error instanceof TypeError ? noAnswer(error) : error)
}

/** What a form shows for a failed call: the text of its table, and how long to wait where the server says so. */
export function formFailure<F extends AccountField>(
	error: unknown,
	textOf: (failure: AccountFailure) => string,
	fieldOf: (failure: AccountFailure) => F | undefined = () => undefined,
): FormFailure<F> {
	const failure = failureOf(error)
	const retryAfterSeconds = error instanceof RequestError && error.status === 429 ? error.retryAfter : null
	const field = retryAfterSeconds === null ? fieldOf(failure) : undefined
	return { message: known(textOf(failure)), field, retryAfterSeconds }
}
