import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@app/contract/constants'
import type { PasswordJudge } from '../../host/password-judge.ts'
import { CapiError } from '../../http/errors.ts'

/** Words that an attacker tries first: the person's own, and the shop's. */
export type PasswordContext = readonly (string | null | undefined)[]

/** zxcvbn: 3 is "safely unguessable, moderate protection from an offline attack". */
const MIN_SCORE = 3
/** zxcvbn's time grows with the square of the length; what is strong up to here stays strong. */
const JUDGED_LENGTH = 40
const MIN_WORD_LENGTH = 3

/**
 * Throws 400 FAILED_VALIDATION unless a new password is long enough, not endless and hard to guess, also for somebody
 * who knows the name, the address and the shop. 503 where nobody can judge it now.
 */
export async function assertStrongPassword(
	judge: PasswordJudge,
	password: string,
	context: PasswordContext,
): Promise<void> {
	const length = [...password].length
	if (length < MIN_PASSWORD_LENGTH) throw refuse(`it needs at least ${MIN_PASSWORD_LENGTH} characters`)
	if (length > MAX_PASSWORD_LENGTH) throw refuse(`it has more than ${MAX_PASSWORD_LENGTH} characters`)
	const variants = [password, withoutWords(password, wordsOf(context))].map((text) => text.slice(0, JUDGED_LENGTH))
	if ((await judge.score(variants).catch(giveUp)) < MIN_SCORE) throw refuse('it is easy to guess')
}

/** The words of names and addresses, whole and in parts; the longest first. */
export function wordsOf(context: PasswordContext): string[] {
	const words = context.flatMap((text) => {
		const whole = (text ?? '').toLowerCase()
		return [whole, whole.replace(/[^\p{L}\p{N}]/gu, ''), ...whole.split(/[^\p{L}\p{N}]+/u)]
	})
	const distinct = [...new Set(words)].filter((word) => word.length >= MIN_WORD_LENGTH)
	return distinct.sort((a, b) => b.length - a.length)
}

/** What is left to guess for somebody who knows these words. */
function withoutWords(password: string, words: readonly string[]): string {
	return words.reduce((rest, word) => rest.toLowerCase().replaceAll(word, ''), password)
}

/** Not a word of the password: whoever reads it would look for a better one. */
function giveUp(): never {
	throw new CapiError(503, 'SERVICE_UNAVAILABLE', 'The kitchen is busy. Please try again in a moment.')
}

function refuse(reason: string): CapiError {
	const message = `The password does not meet requirements: ${reason}. Please try a stronger password.`
	return new CapiError(400, 'FAILED_VALIDATION', message, { field: 'password', reason })
}
