import type { PlainMessage } from '@app/language/messages'

/** What a failed account call is judged by. A RequestError of the storefront is one as it is. */
export interface AccountFailure {
	/** HTTP status; 0 where there was no answer. */
	status: number
	/** `errors[0].extensions.code` of Directus's reply. */
	code: string | null
	/** `errors[0].message`, or an empty text where the reply had none. */
	message: string
}

/** Rows of a table from the server's reply to the customer's text; the first that fits counts. */
export type TextTable = readonly (readonly [fits: (failure: AccountFailure) => boolean, text: PlainMessage])[]

export function textFrom<F extends string>(table: TextTable, failure: AccountFailure, fallback: F): PlainMessage | F {
	return table.find(([fits]) => fits(failure))?.[1] ?? fallback
}

export const hasCode =
	(...codes: readonly string[]) =>
	({ code }: AccountFailure): boolean =>
		code !== null && codes.includes(code)

export const hasStatus =
	(...statuses: readonly number[]) =>
	({ status }: AccountFailure): boolean =>
		statuses.includes(status)

export const says =
	(pattern: RegExp) =>
	({ message }: AccountFailure): boolean =>
		pattern.test(message)

/**
 * Any thrown thing as a failure. Our own Errors have a text and no status; a reply without an error in it has a
 * status and no message, whatever its status line says.
 */
export function toAccountFailure(error: unknown): AccountFailure {
	const { status, code, message, errors } = (error ?? {}) as Record<string, unknown>
	const isSilent = typeof status === 'number' && status > 0 && Array.isArray(errors) && errors.length === 0
	return {
		status: typeof status === 'number' ? status : 0,
		code: typeof code === 'string' ? code : null,
		message: typeof message === 'string' && !isSilent ? message : '',
	}
}
