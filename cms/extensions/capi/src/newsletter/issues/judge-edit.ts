import { createHash } from 'node:crypto'
import { CapiError } from '../../http/errors.ts'
import type { Row } from '../../repositories/catalogue-rows.ts'
import type { Newsletter, NewsletterWords } from '../../repositories/newsletters.ts'

const WORDS = ['subject', 'preview', 'html', 'button_label', 'button_url'] as const satisfies (keyof NewsletterWords)[]

/** Names what a newsletter says: another word, another digest. */
export function digestOf(words: NewsletterWords): string {
	return createHash('sha256')
		.update(JSON.stringify(WORDS.map((field) => words[field] ?? '')))
		.digest('hex')
}

/** What people may write: the rest says what has happened. */
export function ownWords(edit: Row): Row {
	return Object.fromEntries(WORDS.flatMap((field) => (field in edit ? [[field, edit[field]]] : [])))
}

/**
 * An edit as it may be stored. The buttons write `test` and `sending` into the status and nothing else: a test goes to whoever asks for it, and
 * only what somebody has tested goes to everybody, once. Throws 400 for what is on its way already.
 */
export function judgeEdit(stored: Newsletter, edit: Row, now: number): Row {
	const { status } = edit
	const isAsked = status === 'test' || status === 'sending'
	if (stored.status !== 'draft') {
		throw refuse(`This newsletter has been sent already. Make a copy of it to write another.`)
	}
	if (!isAsked) return ownWords(edit)
	if (Object.keys(ownWords(edit)).length > 0) throw refuse('Save the newsletter first, then send it.')
	if (stored.html.trim() === '' || stored.subject.trim() === '') throw refuse('It has no words yet.')
	if ((stored.button_label === null) !== (stored.button_url === null)) {
		throw refuse('A button needs both words and a place to lead to.')
	}
	const digest = digestOf(stored)
	if (status === 'test') return { tested_at: new Date(now), tested_digest: digest }
	if (stored.testedDigest !== digest) throw refuse('Send yourself a test of it as it is now, and look at it first.')
	return { status: 'sending', started_at: new Date(now), reached: 0 }
}

function refuse(message: string): CapiError {
	return new CapiError(400, 'INVALID_PAYLOAD', message, { field: 'status' })
}
