import { MIN_PASSWORD_LENGTH } from '@app/contract/constants'
import { english, type Language } from '@app/language/language'
import type { PlainMessage } from '@app/language/messages'

/** 0 hopeless … 4 strong. */
export type StrengthScore = 0 | 1 | 2 | 3 | 4

export interface PasswordStrength {
	score: StrengthScore
	label: string
	/** What would help most; null where nothing is missing. */
	hint: string | null
}

const LABELS = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const satisfies readonly PlainMessage[]
const COMMON =
	/pass(?:word|wort)?|qwert[yz]|asdf|letmein|welcome|admin|iloveyou|monkey|dragon|football|burger|secret|summer|winter|abc123|0123|1234|4321|1111|0000/g
const KEYS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm']

/** How many characters only continue a run (abc, 321, aaa): they add nothing that must be guessed. */
function runLength(text: string): number {
	let count = 0
	for (let index = 2; index < text.length; index += 1) {
		const three = text.slice(index - 2, index + 1)
		const isRepeated = three[0] === three[1] && three[1] === three[2]
		const back = [...three].reverse().join('')
		if (isRepeated || KEYS.some((row) => row.includes(three) || row.includes(back))) count += 1
	}
	return count
}

/** Parts of the customer's own data that a guesser tries first: the words of the name and of the address. */
function ownWords(about: readonly string[]): string[] {
	return about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3)
}

function removeAll(text: string, words: readonly string[]): string {
	return words.reduce((rest, word) => rest.replaceAll(word, ''), text)
}

/**
 * How strong a password looks while it is typed: a light estimate for the meter. The server decides with its own
 * dictionaries. `about` holds what a guesser knows: name and address.
 */
export function estimateStrength(
	password: string,
	about: readonly string[] = [],
	language: Language = english,
): PasswordStrength {
	const lower = password.toLowerCase()
	const stripped = removeAll(lower, ownWords(about))
	const rest = stripped.replace(COMMON, '')
	const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
	const distinct = new Set(rest).size
	const useful = Math.min(rest.length - runLength(rest), distinct * 2)
	const points = useful + (classes - 1) * 1.5
	const score: StrengthScore =
		password.length < MIN_PASSWORD_LENGTH ? 0 : points < 9 ? 1 : points < 12 ? 2 : points < 15 ? 3 : 4
	const hint = score >= 3 ? null : hintFor({ password, lower, stripped, rest }, language)
	return { score, label: language.t(LABELS[score]), hint }
}

function hintFor(parts: { password: string; lower: string; stripped: string; rest: string }, { t }: Language): string {
	if (parts.password.length < MIN_PASSWORD_LENGTH) {
		return t('Use at least {count} characters.', { count: MIN_PASSWORD_LENGTH })
	}
	if (parts.stripped !== parts.lower) return t('Leave out your name and email address.')
	if (parts.rest !== parts.stripped) return t('Avoid common words and number rows.')
	return t('Make it longer: three or four unrelated words are easy to remember.')
}
