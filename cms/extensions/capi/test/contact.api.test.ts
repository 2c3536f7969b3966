import { MIN_FORM_AGE_MS } from '@app/contract/forms'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, DOCKLANDS, expectFailure, get, post, rowsOf, setClock, signIn, studio } from './client.ts'
import { mailsTo } from './mails.ts'
import { newAddress } from './people.ts'

const STAFF = 'hello@bigdill.example'
const DAY_MS = 24 * 3_600_000
const SOON = { timeout: 15_000, interval: 50 }

afterEach(() => setClock(0))

let count = 0
const submissionOf = (changes: object = {}) => {
	count += 1
	return {
		name: 'Zoë O’Brien',
		email: newAddress('writer'),
		topic: 'food',
		message: `The pickles were great, number ${count} most of all.`,
		...changes,
	}
}
const send = (letter: object) => post('/capi/contact', letter)
const rowsFrom = (email: string) =>
	rowsOf<Record<string, unknown> & { id: number }>('contact_messages', { email: { _eq: email } })
const mailsFrom = async (email: string) =>
	(await mailsTo(STAFF)).filter(({ replyTo }) => replyTo?.value.some(({ address }) => address === email))

it('a message is stored for editors and mailed to the shop, whose answer goes to the writer', async () => {
	const letter = submissionOf({
		topic: 'order',
		order_reference: 'BD-7',
		branch: DOCKLANDS,
		message: 'Line one,\r\nline <b>two</b>.',
	})
	const reply = await send(letter)
	expect(reply.status).toBe(201)
	expect(reply.body).toEqual({ success: true, message: expect.any(String) })
	const [row] = await rowsFrom(letter.email)
	expect(row).toMatchObject({ ...letter, message: 'Line one,\nline <b>two</b>.', status: 'new', suspicion: null })
	await vi.waitFor(async () => expect(await mailsFrom(letter.email)).toHaveLength(1), SOON)
	const [mail] = await mailsFrom(letter.email)
	expect(mail!.subject).toBe(`Message ${row!.id}: An order`)
	expect(mail!.replyTo!.value).toEqual([{ name: 'Zoë O’Brien', address: letter.email }])
	expect(String(mail!.html)).toContain('line &lt;b&gt;two&lt;/b&gt;.')
	for (const part of ['Line one,', 'BD-7', 'Docklands', `/admin/content/contact_messages/${row!.id}`]) {
		expect(mail!.text).toContain(part)
	}
	const outbox = await rowsOf('outbox', { topic: { _eq: 'message.letter' } })
	expect(JSON.stringify(outbox)).not.toContain('@')
	const { headers } = await signIn('Editor')
	const read = await get<{ id: number }[]>('/items/contact_messages?fields=id,message&limit=1000', headers)
	expect(read.data.map(({ id }) => id)).toContain(row!.id)
	const path = `/items/contact_messages/${row!.id}`
	expect((await call('PATCH', path, { status: 'answered' }, headers)).status).toBe(200)
	expect((await call('PATCH', path, { message: 'Other words' }, headers)).status).toBe(403)
})

it('a CSV export marks a formula that a message carries as text, and other formats keep the words', async () => {
	const letter = submissionOf({
		name: '=HYPERLINK("https://evil.example","Open")',
		message: '@SUM(1+1) is what I would like to pay.',
	})
	expect((await send(letter)).status).toBe(201)
	const { headers } = await signIn('Editor')
	const read = async (format: string) => {
		const filter = encodeURIComponent(JSON.stringify({ email: { _eq: letter.email } }))
		const path = `/items/contact_messages?fields=name,message&filter=${filter}&export=${format}`
		return (await get(path, headers)).body
	}
	for (const format of ['csv', 'csv_utf8']) {
		const text = (await read(format)) as string
		expect(text).toContain('"\'=HYPERLINK(""https://evil.example"",""Open"")"')
		expect(text).toContain(`"'${letter.message}"`)
	}
	expect(await read('json')).toEqual([{ name: letter.name, message: letter.message }])

	// The Studio's export into the file library.
	const title = `letters of ${letter.email}`
	const query = { fields: ['name', 'message'], filter: { email: { _eq: letter.email } } }
	const asked = { query, format: 'csv', file: { title } }
	expect((await post('/utils/export/contact_messages', asked, headers)).status).toBe(204)
	const findFiles = async () =>
		(await studio<{ id: string }[]>('GET', `/files?filter[title][_eq]=${encodeURIComponent(title)}&fields=id`)).data
	await vi.waitFor(async () => expect(await findFiles()).toHaveLength(1), SOON)
	const [file] = await findFiles()
	expect((await get(`/assets/${file!.id}`)).status).toBe(403)
	const text = (await get(`/assets/${file!.id}`, headers)).body as unknown as string
	expect(text).toContain('"\'=HYPERLINK(""https://evil.example"",""Open"")"')
	expect(text).toContain(`"'${letter.message}"`)
})

it('a double click, a repeated request and a copy are one message', async () => {
	const letter = submissionOf()
	const replies = await Promise.all([send(letter), send(letter), send({ ...letter, message: ` ${letter.message}  ` })])
	expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
	expect(new Set(replies.map(({ body }) => body.message)).size).toBe(1)
	expect(await rowsFrom(letter.email)).toHaveLength(1)
	setClock(2 * DAY_MS)
	expect((await send(letter)).status).toBe(201)
	expect(await rowsFrom(letter.email)).toHaveLength(2)
})

describe('what looks like a program’s gets the same answer, and is mailed to nobody', () => {
	it.each([
		['a filled trap', { website: 'https://casino.example' }, 'trap'],
		['a stamp of somebody else', { stamp: 'sealed-by-nobody' }, 'forged stamp'],
		['links and no stamp', { message: 'Cheap burgers at https://casino.example now' }, 'links'],
		['links as forums want them', { message: '[url=https://casino.example]cheap[/url]' }, 'markup'],
	])('%s', async (_what, changes, suspicion) => {
		const letter = submissionOf(changes)
		const reply = await send(letter)
		expect({ status: reply.status, body: reply.body }).toEqual({
			status: 201,
			body: (await send(submissionOf())).body,
		})
		expect(await rowsFrom(letter.email)).toMatchObject([{ status: 'spam', suspicion }])
		expect(await mailsFrom(letter.email)).toEqual([])
	})

	it('a form that was filled in faster than anybody reads it, and not one that was read', async () => {
		const { stamp } = (await get<{ stamp: string }>('/capi/forms/stamp')).data
		const [fast, read] = [
			submissionOf({ stamp }),
			submissionOf({ stamp, message: 'As I wrote on https://blog.example today' }),
		]
		await send(fast)
		setClock(MIN_FORM_AGE_MS + 1_000)
		await send(read)
		expect(await rowsFrom(fast.email)).toMatchObject([{ status: 'spam', suspicion: 'too fast' }])
		expect(await rowsFrom(read.email)).toMatchObject([{ status: 'new', suspicion: null }])
		// Sent again by somebody who is no machine, the same words come to staff.
		await send(fast)
		await send(fast)
		expect(await rowsFrom(fast.email)).toMatchObject([{ status: 'spam' }, { status: 'new', suspicion: null }])
		await vi.waitFor(async () => expect(await mailsFrom(fast.email)).toHaveLength(1), SOON)
	})
})

it.each([
	['without a name', { name: ' ' }, 'name'],
	['with a header in the name', { name: 'Ann\r\nBcc: all@example.com' }, 'name'],
	['with a header in the address', { email: 'ann@example.com\nBcc: all@example.com' }, 'email'],
	['without an address', { email: 'nobody' }, 'email'],
	['without words', { message: 'Hi' }, 'message'],
	['with a book', { message: 'a'.repeat(5_001) }, 'message'],
	['with NUL', { message: 'Hello \u0000 and goodbye' }, 'message'],
	['about nothing of ours', { topic: 'casino' }, 'topic'],
	['about an unknown branch', { branch: 999 }, 'branch'],
	['with a header in the reference', { order_reference: 'BD\r\nX: y' }, 'order_reference'],
	['of another type', { message: { text: 'Hello there' } }, 'message'],
])('a message %s is 400 naming the field', async (_what, changes, field) => {
	const reply = await send(submissionOf(changes))
	expectFailure(reply, 400, 'INVALID_PAYLOAD')
	expect(reply.body.errors[0].extensions.field).toBe(field)
})

it('a body that is no JSON is 415, one that is too large 413', async () => {
	const text = { 'content-type': 'text/plain' }
	expectFailure(await call('POST', '/capi/contact', 'Hello', text), 415, 'UNSUPPORTED_MEDIA_TYPE')
	expectFailure(await send(submissionOf({ message: 'a'.repeat(1_200_000) })), 413, 'PAYLOAD_TOO_LARGE')
})

it('messages are erased when their time is over, suspected spam earlier', async () => {
	const [letter, spam] = [submissionOf(), submissionOf({ website: 'x' })]
	await send(letter)
	await send(spam)
	setClock(31 * DAY_MS)
	await vi.waitFor(async () => expect(await rowsFrom(spam.email)).toEqual([]), SOON)
	expect(await rowsFrom(letter.email)).toHaveLength(1)
	await studio('PATCH', '/items/settings', { message_retention_months: 1 })
	setClock(33 * DAY_MS)
	await vi.waitFor(async () => expect(await rowsFrom(letter.email)).toEqual([]), SOON)
	await studio('PATCH', '/items/settings', { message_retention_months: 12 })
})

it('nobody but editors and administrators reads messages', async () => {
	expect((await get('/items/contact_messages')).status).toBe(403)
	for (const role of ['Customer', 'Branch staff']) {
		const { headers } = await signIn(role)
		expect((await get('/items/contact_messages', headers)).status).toBe(403)
	}
})
