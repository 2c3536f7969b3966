import { describe, expect, it } from 'vitest'
import type { Newsletter } from '../../repositories/newsletters.ts'
import { digestOf, judgeEdit, ownTexts } from './judge-edit.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const WORDS = {
	subject: 'Pickles',
	preview: null,
	html: '<p>New ones.</p>',
	button_label: null,
	button_url: null,
	translations: {},
}
const GERMAN = { subject: 'Gurken', preview: null, html: '<p>Neue.</p>', button_label: null }
const draft = (changes: Partial<Newsletter> = {}): Newsletter => ({
	...{ id: 1, status: 'draft', testedDigest: null, reached: 0, ...WORDS },
	...changes,
})
const tested = draft({ testedDigest: digestOf(WORDS) })

describe('an edit of a newsletter', () => {
	it('may change words, and nothing that says what has happened', () => {
		const edit = {
			subject: 'More',
			html: null,
			tested_digest: 'x',
			sent_at: NOW,
			recipients: 9,
			reached: 5,
			status: 'sent',
		}
		expect(judgeEdit(draft(), edit, NOW)).toEqual({ subject: 'More', html: null })
		expect(ownTexts({ id: 3, started_at: NOW })).toEqual({})
	})

	it('asks for a test of what is stored', () => {
		const edit = judgeEdit(draft(), { status: 'test' }, NOW)
		expect(edit).toEqual({ tested_at: new Date(NOW), tested_digest: digestOf(WORDS) })
	})

	it('sends what was tested, as it was tested', () => {
		expect(judgeEdit(tested, { status: 'sending' }, NOW)).toEqual({
			status: 'sending',
			started_at: new Date(NOW),
			reached: 0,
		})
	})

	it('takes other languages with it', () => {
		const translations = { de: GERMAN }
		expect(judgeEdit(draft(), { translations }, NOW)).toEqual({ translations })
		const edit = judgeEdit(draft({ translations }), { status: 'test' }, NOW)
		expect(edit.tested_digest).toBe(digestOf({ ...WORDS, translations }))
		expect(edit.tested_digest).not.toBe(digestOf(WORDS))
	})

	it.each<[string, Newsletter, object]>([
		['was not tested', draft(), { status: 'sending' }],
		['was changed after its test', { ...tested, html: '<p>Others.</p>' }, { status: 'sending' }],
		['got another button after its test', { ...tested, button_label: 'Go', button_url: '/x' }, { status: 'sending' }],
		['got another language after its test', { ...tested, translations: { de: GERMAN } }, { status: 'sending' }],
		['has a language without a text', draft({ translations: { de: { ...GERMAN, html: '' } } }), { status: 'test' }],
		['changes while it is sent', tested, { status: 'sending', html: '<p>Others.</p>' }],
		['has no text', draft({ html: ' ' }), { status: 'test' }],
		['has no subject', draft({ subject: '' }), { status: 'test' }],
		['has a button that leads nowhere', draft({ button_label: 'Go' }), { status: 'test' }],
		['is on its way', { ...tested, status: 'sending' }, { status: 'sending' }],
		['is on its way, with other words', { ...tested, status: 'sending' }, { subject: 'Other' }],
		['was sent', { ...tested, status: 'sent' }, { status: 'sending' }],
		['was sent, for a test', { ...tested, status: 'sent' }, { status: 'test' }],
	])('is refused where it %s', (_, stored, edit) => {
		expect(() => judgeEdit(stored, edit as Record<string, unknown>, NOW)).toThrow()
	})
})
