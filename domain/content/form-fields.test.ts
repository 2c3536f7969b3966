import { MAX_DOCUMENT_BYTES } from '@app/contract/forms'
import { describe, expect, it } from 'vitest'
import { judgeApplication, judgeContact } from './form-fields.ts'

const submission = { name: 'Zoë O’Brien', email: 'zoe@example.com', message: 'The pickles were great, thank you.' }
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const head = bytesOf('%PDF-1.7')

describe('a message', () => {
	it.each([
		['can be sent', {}, {}],
		['can be about an order and a branch', { topic: 'order', order_reference: 'BD-1234', branch: '3' }, {}],
		['can leave them open', { topic: 'other', order_reference: '', branch: '' }, {}],
		['needs a name', { name: ' ' }, { name: 'Enter your name.' }],
		['has a name in one line', { name: 'Ann\r\nBcc: all@example.com' }, { name: expect.any(String) }],
		['needs an address', { email: '' }, { email: 'Enter your email address.' }],
		['needs a real one', { email: 'zoe@' }, { email: 'Enter an email address like name@example.com.' }],
		['needs words', { message: '' }, { message: 'Write us a few words.' }],
		['needs more than a few letters', { message: 'Hello' }, { message: 'Use between 10 and 5,000 characters.' }],
		['is no book', { message: 'a'.repeat(5_001) }, { message: 'Use between 10 and 5,000 characters.' }],
		['has a topic of ours', { topic: 'casino' }, { topic: 'Choose what it is about.' }],
		['has a short reference', { order_reference: 'x'.repeat(41) }, { order_reference: expect.any(String) }],
		['has a branch by its id', { branch: 'Docklands' }, { branch: 'Choose one of our branches.' }],
	])('%s', (_what, changes, errors) => {
		expect(judgeContact({ ...submission, ...changes })).toEqual(errors)
	})
})

describe('an application', () => {
	it.each([
		['can be sent without a document', {}, null, {}],
		['can have a PDF', { phone: '+353 87 123 4567' }, { size: MAX_DOCUMENT_BYTES, head }, {}],
		[
			'can have no larger one',
			{},
			{ size: MAX_DOCUMENT_BYTES + 1, head },
			{ document: 'Choose a PDF of at most 5 MB.' },
		],
		[
			'can have nothing that only says so',
			{},
			{ size: 10, head: bytesOf('MZ\u0000\u0000') },
			{ document: 'Choose a PDF of at most 5 MB.' },
		],
		['can have no empty file', {}, { size: 0, head: new Uint8Array() }, { document: 'Choose a PDF of at most 5 MB.' }],
		['has a phone number that fits', { phone: '1'.repeat(33) }, null, { phone: expect.any(String) }],
	])('%s', (_what, changes, document, errors) => {
		expect(judgeApplication({ ...submission, ...changes }, document)).toEqual(errors)
	})
})
