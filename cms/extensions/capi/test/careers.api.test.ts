import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { APPLICATIONS_FOLDER } from '@app/contract/constants'
import { MAX_DOCUMENT_BYTES } from '@app/contract/forms'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ApiReply, baseUrl, expectFailure, get, post, rowsOf, setClock, signIn, studio } from './client.ts'
import { mailsTo } from './mails.ts'
import { deletionOf, editMe, hasFile, member, newAddress } from './people.ts'

const STAFF = 'hello@bigdill.example'
const DAY_MS = 24 * 3_600_000
const SOON = { timeout: 15_000, interval: 50 }
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n'), randomBytes(2_000), Buffer.from('\n%%EOF')])

let slug = ''

beforeAll(async () => {
	slug = `griller-${Date.now()}`
	const job = { slug, title: 'Griller', summary: 'At the griddle.', status: 'published', employment_type: 'full_time' }
	expect((await studio('POST', '/items/jobs', job)).status).toBe(200)
})

afterEach(() => setClock(0))

type Part = string | Blob | File

async function apply(fields: Record<string, Part>, to = slug): Promise<ApiReply> {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) {
		if (typeof value === 'string') form.append(name, value)
		else form.append(name, value, value instanceof File ? value.name : 'file')
	}
	const response = await fetch(`${baseUrl()}/capi/careers/${to}/apply`, { method: 'POST', body: form })
	const body = (await response.json()) as { data?: unknown }
	return { status: response.status, headers: response.headers, body, data: body?.data }
}

const fileOf = (bytes: Buffer, name = 'my cv.pdf') =>
	new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const wordsOf = (changes: Record<string, Part> = {}) => ({
	name: 'Zoë O’Brien',
	email: newAddress('applicant'),
	message: 'I flip burgers, and I never drop one.',
	...changes,
})
const rowsFrom = (email: Part) =>
	rowsOf<{ id: number; document: string | null }>('job_applications', { email: { _eq: email } })
const documents = async () =>
	(
		await studio<{ id: string }[]>('GET', `/files?fields=id&limit=1000&filter[folder][_eq]=${APPLICATIONS_FOLDER}`)
	).data.map(({ id }) => id)

it('an application is kept with its document, for editors alone, and staff are told where', async () => {
	const words = wordsOf({ phone: '+353 87 123 4567' })
	const reply = await apply({ ...words, document: fileOf(PDF, 'Zoë/../CV\r\n.pdf') })
	expect(reply.status, JSON.stringify(reply.body)).toBe(201)
	expect(reply.body).toEqual({ success: true, message: expect.any(String) })
	const [row] = await rowsFrom(words.email)
	expect(row).toMatchObject({ ...words, job_title: 'Griller', status: 'new', suspicion: null })
	const file = row!.document!
	const meta = (await studio<Record<string, unknown>>('GET', `/files/${file}`)).data
	expect(meta).toMatchObject({
		folder: APPLICATIONS_FOLDER,
		type: 'application/pdf',
		filename_download: 'application.pdf',
	})
	expect(Number(meta.filesize)).toBe(PDF.length)
	const { headers: editor } = await signIn('Editor')
	expect((await get(`/items/job_applications/${row!.id}`, editor)).status).toBe(200)
	expect((await get(`/assets/${file}`, editor)).status).toBe(200)
	const { headers: customer } = await signIn('Customer')
	const { headers: staff } = await signIn('Branch staff')
	for (const headers of [undefined, customer, staff]) {
		expect((await get(`/assets/${file}`, headers)).status).toBe(403)
		expect((await get(`/files/${file}`, headers)).status).toBe(403)
		expect((await get('/items/job_applications', headers)).status).toBe(403)
	}
	const mails = async () =>
		(await mailsTo(STAFF)).filter(({ replyTo }) => replyTo?.value.some(({ address }) => address === words.email))
	await vi.waitFor(async () => expect(await mails()).toHaveLength(1), SOON)
	const [mail] = await mails()
	expect(mail!.subject).toBe(`Application ${row!.id}: Griller`)
	expect(mail!.text).toContain(`/admin/content/job_applications/${row!.id}`)
	expect(mail!.attachments).toEqual([])
})

it('a document is no must, and a chosen nothing is none', async () => {
	const words = wordsOf()
	expect((await apply({ ...words, document: new File([], '') })).status).toBe(201)
	expect(await rowsFrom(words.email)).toMatchObject([{ document: null }])
})

it('a double click is one application with one document', async () => {
	const words = { ...wordsOf(), document: fileOf(PDF) }
	const before = (await documents()).length
	const replies = await Promise.all([apply(words), apply(words)])
	expect(replies.map(({ status }) => status)).toEqual([201, 201])
	expect(await rowsFrom(words.email)).toHaveLength(1)
	expect((await documents()).length).toBe(before + 1)
})

describe('nothing is left of', () => {
	it.each<[string, () => Record<string, Part>, number, string, string]>([
		[
			'what only says that it is a PDF',
			() => ({ document: fileOf(Buffer.from('MZ'.repeat(99))) }),
			415,
			'UNSUPPORTED_MEDIA_TYPE',
			'document',
		],
		[
			'a page that runs',
			() => ({ document: fileOf(Buffer.from('<script>alert(1)</script>')) }),
			415,
			'UNSUPPORTED_MEDIA_TYPE',
			'document',
		],
		['an empty file', () => ({ document: fileOf(Buffer.alloc(0)) }), 400, 'INVALID_PAYLOAD', 'document'],
		[
			'a document that is too large',
			() => ({ document: fileOf(Buffer.concat([PDF, Buffer.alloc(MAX_DOCUMENT_BYTES)])) }),
			413,
			'PAYLOAD_TOO_LARGE',
			'document',
		],
		['two documents', () => ({ document: fileOf(PDF), other: fileOf(PDF) }), 400, 'INVALID_PAYLOAD', 'document'],
		[
			'many fields',
			() => Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x'])),
			400,
			'INVALID_PAYLOAD',
			'The form',
		],
		['an endless field', () => ({ message: 'a'.repeat(200_000) }), 400, 'INVALID_PAYLOAD', 'message'],
		['a long letter', () => ({ message: 'a'.repeat(5_001), document: fileOf(PDF) }), 400, 'INVALID_PAYLOAD', 'message'],
		['no name', () => ({ name: '', document: fileOf(PDF) }), 400, 'INVALID_PAYLOAD', 'name'],
		['a header in the name', () => ({ name: 'Ann\nBcc: all@example.com' }), 400, 'INVALID_PAYLOAD', 'name'],
	])('%s', async (_what, changes, status, code, field) => {
		const before = await documents()
		const words = wordsOf(changes())
		const reply = await apply(words)
		expectFailure(reply, status, code)
		expect(reply.body.errors[0].extensions.field).toBe(field)
		expect(await rowsFrom(words.email)).toEqual([])
		expect(await documents()).toEqual(before)
	})

	it('an upload that breaks off, and the server goes on', async () => {
		const before = await documents()
		const { hostname, port } = new URL(baseUrl())
		const socket = connect(Number(port), hostname)
		await once(socket, 'connect')
		const head = `POST /capi/careers/${slug}/apply HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n`
		socket.write(
			`${head}--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7 half of`,
		)
		socket.destroySoon()
		await once(socket, 'close')
		expect((await apply(wordsOf())).status).toBe(201)
		expect(await documents()).toEqual(before)
	})
})

it('another body is 415, one without a boundary 400, and so is one that is cut', async () => {
	const send = async (type: string, body: string): Promise<ApiReply> => {
		const address = `${baseUrl()}/capi/careers/${slug}/apply`
		const response = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body })
		return { status: response.status, headers: response.headers, body: await response.json(), data: undefined }
	}
	expectFailure(await send('application/json', JSON.stringify(wordsOf())), 415, 'UNSUPPORTED_MEDIA_TYPE')
	expectFailure(await send('multipart/form-data', 'name=Ann'), 400, 'INVALID_PAYLOAD')
	const cut = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn'
	expectFailure(await send('multipart/form-data; boundary=x', cut), 400, 'INVALID_PAYLOAD')
})

it('a job that is unknown, a draft or closed is 404', async () => {
	const job = (changes: object) => ({ title: 'Other', summary: 'x', employment_type: 'full_time', ...changes })
	const [draft, closed] = [`draft-${Date.now()}`, `closed-${Date.now()}`]
	await studio('POST', '/items/jobs', job({ slug: draft, status: 'draft' }))
	await studio('POST', '/items/jobs', job({ slug: closed, status: 'published', closes_at: '2020-01-31' }))
	for (const to of ['nobody', draft, closed, '%00', 'a'.repeat(300)]) {
		expectFailure(await apply({ ...wordsOf(), document: fileOf(PDF) }, to), 404, 'NOT_FOUND')
	}
})

it('an application is erased with its document when its time is over', async () => {
	const words = { ...wordsOf(), document: fileOf(PDF) }
	await apply(words)
	const [row] = await rowsFrom(words.email)
	expect(await hasFile(row!.document!)).toBe(true)
	setClock(190 * DAY_MS)
	await vi.waitFor(async () => expect(await hasFile(row!.document!)).toBe(false), SOON)
	expect(await rowsFrom(words.email)).toEqual([])
})

it('what came from the address of an account goes with it: application, document, messages and newsletter', async () => {
	const { email, headers } = await member()
	const spelled = email.toUpperCase()
	const other = newAddress('applicant')
	expect((await apply({ ...wordsOf({ email: spelled }), document: fileOf(PDF) })).status).toBe(201)
	expect((await apply({ ...wordsOf({ email: other }), document: fileOf(PDF) })).status).toBe(201)
	const letter = { name: 'Zoë', topic: 'food', message: 'Please remember me.' }
	for (const from of [spelled, other]) {
		expect((await post('/capi/contact', { ...letter, email: from })).status).toBe(201)
		expect((await post('/capi/newsletter/subscribe', { email: from, place: 'home' })).status).toBe(200)
	}
	const ofPerson = async (table: string) =>
		(await rowsOf<{ email: string }>(table, {})).filter((row) => row.email.toLowerCase() === email)
	const [kept] = (await rowsOf<{ email: string; document: string }>('job_applications', {})).filter(
		(row) => row.email.toLowerCase() === email,
	)
	expect(await hasFile(kept!.document)).toBe(true)
	expect((await editMe(headers, deletionOf(email))).status).toBe(200)
	for (const table of ['job_applications', 'contact_messages', 'newsletter_subscriptions']) {
		expect(await ofPerson(table), table).toEqual([])
		expect(await rowsOf(table, { email: { _eq: other } }), table).toHaveLength(1)
	}
	await expect.poll(() => documents()).not.toContain(kept!.document)
	expect(await documents()).toContain((await rowsFrom(other))[0]!.document)
})
