import { createHash } from 'node:crypto'
import { CapiError } from '../../http/errors.ts'
import type { Row } from '../../repositories/catalogue-rows.ts'
import type { Newsletter, NewsletterText, NewsletterTexts } from '../../repositories/newsletters.ts'

const TEXT = ['subject', 'preview', 'html', 'button_label'] as const satisfies (keyof NewsletterText)[]
const OWN = [...TEXT, 'button_url', 'translations'] as const satisfies (keyof NewsletterTexts)[]

/** Names what a newsletter says: another word, another digest. */
export function digestOf({ translations, ...words }: NewsletterTexts): string {
	const say = (text: NewsletterText) => TEXT.map((field) => text[field] ?? '')
	const others = Object.entries(translations).sort(([a], [b]) => (a < b ? -1 : 1))
	const said = [...say(words), words.button_url ?? '', ...others.map(([tag, text]) => [tag, ...say(text)])]
	return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

const isSilent = ({ subject, html }: NewsletterText) => subject.trim() === '' || html.trim() === ''

/** What people may write: the rest says what has happened. */
export function ownTexts(edit: Row): Row {
	return Object.fromEntries(OWN.flatMap((field) => (field in edit ? [[field, edit[field]]] : [])))
}

/**
 * An edit as it may be stored. The buttons write `test` and `sending` into the status and nothing else: a test goes
 * to whoever asks for it, and only what somebody has tested goes to everybody, once. Throws 400 for what is on its
 * way already.
 */
export function judgeEdit(stored: Newsletter, edit: Row, now: number): Row {
	const { status } = edit
	const isAsked = status === 'test' || status === 'sending'
	assertDraft(stored)
	if (!isAsked) return ownTexts(edit)
	if (Object.keys(ownTexts(edit)).length > 0) throw refuse('Save the newsletter first, then send it.')
	if (isSilent(stored)) throw refuse('It has no words yet.')
	if (Object.values(stored.translations).some(isSilent)) {
		throw refuse('Each of its other languages needs a subject and a text.')
	}
	if ((stored.button_label === null) !== (stored.button_url === null)) {
		throw refuse('A button needs both words and a place to lead to.')
	}
	const digest = digestOf(stored)
	if (status === 'test') return { tested_at: new Date(now), tested_digest: digest }
	if (stored.testedDigest !== digest) throw refuse('Send yourself a test of it as it is now, and look at it first.')
	return { status: 'sending', started_at: new Date(now), reached: 0 }
}

/** Throws 400 for what is on its way already. */
export function assertDraft({ status }: Pick<Newsletter, 'status'>): void {
	if (status !== 'draft') {
		throw refuse('This newsletter has been sent already. Make a copy of it to write another.')
	}
}

function refuse(message: string): CapiError {
	return new CapiError(400, 'INVALID_PAYLOAD', message, { field: 'status' })
}
