import { afterEach, expect, it, vi } from 'vitest'
import { call, get, post, rowsOf, setClock, signIn, studio } from './client.ts'
import { mailsTo } from './mails.ts'
import { newAddress, STOREFRONT } from './people.ts'

const SOON = { timeout: 15_000, interval: 50 }

afterEach(() => setClock(0))

const mailsOf = async (email: string, subject: string) =>
	(await mailsTo(email)).filter((mail) => mail.subject === subject)

/** An address that has asked for the newsletter, and confirmed it where it is told to. */
async function reader({ confirms = true, language = 'en' } = {}): Promise<string> {
	const email = newAddress('reader')
	const asked = await post('/capi/newsletter/subscribe', { email, place: 'home' }, { 'accept-language': language })
	expect(asked.status).toBe(200)
	await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), SOON)
	const html = String((await mailsTo(email))[0]!.html)
	const token = /confirm-subscription\?token=([\w-]+)/.exec(html)![1]
	if (confirms) expect((await post('/capi/newsletter/confirm', { token })).status).toBe(200)
	return email
}

async function editor() {
	const { headers, email } = await signIn('Editor')
	const edit = (id: number, body: object) => call('PATCH', `/items/newsletters/${id}`, body, headers)
	const write = async (changes: object = {}) => {
		const subject = `Pickles ${newAddress('issue')}`
		const words = { subject, html: '<p>New: <a href="/shop">the menu</a>.</p>', status: 'sent', ...changes }
		const reply = await call<{ id: number }>('POST', '/items/newsletters', words, headers)
		expect(reply.status, JSON.stringify(reply.body)).toBe(200)
		return { id: reply.data.id, subject }
	}
	return { headers, email, edit, write }
}

const rowOf = async (id: number) =>
	(await rowsOf<{ status: string; recipients: number }>('newsletters', { id: { _eq: id } }))[0]!

it('goes to each confirmed address once, after its editor has looked at it', async () => {
	const [first, second, silent, left] = [
		await reader(),
		await reader(),
		await reader({ confirms: false }),
		await reader(),
	]
	const { email, edit, write } = await editor()
	const hostile = '<script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(1)">'
	const { id, subject } = await write({
		html: `<p>New: <a href="/shop">the menu</a>.</p>${hostile}`,
		...{ preview: 'Crunch <b>', button_label: 'Order', button_url: '/order' },
	})
	expect(await rowOf(id)).toMatchObject({ status: 'draft' })
	expect((await edit(id, { status: 'sending' })).status).toBe(400)

	expect((await edit(id, { status: 'test' })).status).toBe(200)
	const test = `[Test] ${subject}`
	await vi.waitFor(async () => expect(await mailsOf(email, test)).toHaveLength(1), SOON)
	const shown = String((await mailsOf(email, test))[0]!.html)
	expect(shown).toContain(`<a href="${STOREFRONT}/shop">the menu</a>`)
	expect(shown).toContain(`href="${STOREFRONT}/order"`)
	expect(shown).toContain('Crunch &lt;b&gt;')
	expect(shown).not.toMatch(/<script|<img|evil\.example/)

	// Another word, another test.
	expect((await edit(id, { preview: 'Crunch' })).status).toBe(200)
	expect((await edit(id, { status: 'sending' })).status).toBe(400)
	expect((await edit(id, { status: 'test' })).status).toBe(200)

	const { nonce: _nonce, ...gone } = (
		await rowsOf<{ id: number; nonce: string }>('newsletter_subscriptions', { email: { _eq: left } })
	)[0]!
	await studio('DELETE', `/items/newsletter_subscriptions/${gone.id}`)
	const presses = await Promise.all([edit(id, { status: 'sending' }), edit(id, { status: 'sending' })])
	expect(presses.map(({ status }) => status)).toContain(200)
	for (const address of [first, second]) {
		await vi.waitFor(async () => expect(await mailsOf(address, subject)).toHaveLength(1), SOON)
	}
	await vi.waitFor(async () => expect((await rowOf(id)).status).toBe('sent'), SOON)
	const sent = await rowOf(id)
	expect(sent.recipients).toBeGreaterThanOrEqual(2)

	const mail = (await mailsOf(first, subject))[0]!
	const list = mail.headers.get('list') as { unsubscribe?: { url: string } } | undefined
	const form = { 'content-type': 'application/x-www-form-urlencoded' }
	const end = new URL(list!.unsubscribe!.url)
	expect((await call('POST', end.pathname + end.search, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
	expect(await rowsOf('newsletter_subscriptions', { email: { _eq: first } })).toEqual([])

	// All of it is in the outbox and done: nobody else has one, and nobody two.
	const facts = await rowsOf<{ fact: string; sent_at: string | null }>('outbox', {
		fact: { _starts_with: `newsletter-${id}-` },
	})
	expect(facts).toHaveLength(sent.recipients)
	await vi.waitFor(async () => {
		const rows = await rowsOf<{ sent_at: string | null }>('outbox', { fact: { _starts_with: `newsletter-${id}-` } })
		expect(rows.every((row) => row.sent_at !== null)).toBe(true)
	}, SOON)
	expect(JSON.stringify(facts)).not.toContain(first)
	expect(await mailsOf(second, subject)).toHaveLength(1)
	for (const address of [silent, left]) expect(await mailsOf(address, subject)).toEqual([])
	for (const again of [{ status: 'sending' }, { status: 'test' }, { subject: 'Other' }]) {
		expect((await edit(id, again)).status).toBe(400)
	}
})

it('goes to each in the language of the page on which they signed up, where it is written in it', async () => {
	const [english, german] = [await reader(), await reader({ language: 'de' })]
	const { email, headers, edit, write } = await editor()
	const words = {
		languages_code: 'de',
		subject: `Gurken ${newAddress('issue')}`,
		html: '<p>Neu: <a href="/shop">die Karte</a>.</p><script>alert(1)</script>',
		button_label: 'Bestellen',
	}
	const { id, subject } = await write({ button_label: 'Order', button_url: '/order' })
	expect((await edit(id, { status: 'test' })).status).toBe(200)
	await vi.waitFor(async () => expect(await mailsOf(email, `[Test] ${subject}`)).toHaveLength(1), SOON)
	// Another language is other words.
	expect((await edit(id, { translations: { create: [words] } })).status).toBe(200)
	expect((await edit(id, { status: 'sending' })).status).toBe(400)
	expect((await edit(id, { status: 'test' })).status).toBe(200)
	await vi.waitFor(async () => expect(await mailsOf(email, `[Test] ${words.subject}`)).toHaveLength(1), SOON)
	expect(await mailsOf(email, `[Test] ${subject}`)).toHaveLength(2)
	expect((await edit(id, { status: 'sending' })).status).toBe(200)

	await vi.waitFor(async () => expect(await mailsOf(german, words.subject)).toHaveLength(1), SOON)
	await vi.waitFor(async () => expect(await mailsOf(english, subject)).toHaveLength(1), SOON)
	const shown = String((await mailsOf(german, words.subject))[0]!.html)
	expect(shown).toContain(`<a href="${STOREFRONT}/de/shop">die Karte</a>`)
	expect(shown).toContain(`href="${STOREFRONT}/de/order"`)
	expect(shown).toContain('Bestellen')
	expect(shown).toContain('abbestellen')
	expect(shown).not.toContain('<script')
	expect(String((await mailsOf(english, subject))[0]!.html)).toContain(`href="${STOREFRONT}/order"`)
	expect([...(await mailsOf(german, subject)), ...(await mailsOf(english, words.subject))]).toEqual([])

	// What has been sent stays as it was, by whatever way it is written.
	const [row] = await rowsOf<{ id: number }>('newsletters_translations', { newsletters_id: { _eq: id } })
	const path = `/items/newsletters_translations/${row!.id}`
	for (const [method, where, body] of [
		['PATCH', path, { subject: 'Other' }],
		['DELETE', path, undefined],
		['POST', '/items/newsletters_translations', { ...words, newsletters_id: id }],
	] as const) {
		expect((await call(method, where, body, headers)).status, method).toBe(400)
	}
	expect((await get(path)).status).toBe(403)
	expect((await call('PATCH', path, { subject: 'Other' }, (await signIn('Customer')).headers)).status).toBe(403)
})

it('goes in English to who reads a language in which it is not written', async () => {
	const german = await reader({ language: 'de' })
	const { edit, write } = await editor()
	const { id, subject } = await write()
	await edit(id, { status: 'test' })
	expect((await edit(id, { status: 'sending' })).status).toBe(200)
	await vi.waitFor(async () => expect(await mailsOf(german, subject)).toHaveLength(1), SOON)
	const shown = String((await mailsOf(german, subject))[0]!.html)
	expect(shown).toContain(`<a href="${STOREFRONT}/shop">the menu</a>`)
	expect(shown).toContain('abbestellen')
	expect(shown).toMatch(/<html lang="de">.*<div lang="en">/s)
})

it('is for editors alone, who see nobody’s address', async () => {
	const { headers, write } = await editor()
	const { id } = await write()
	const customer = (await signIn('Customer')).headers
	const staff = (await signIn('Branch staff')).headers
	for (const stranger of [undefined, customer, staff]) {
		expect((await get('/items/newsletters', stranger)).status).toBe(403)
		expect((await call('PATCH', `/items/newsletters/${id}`, { status: 'sending' }, stranger)).status).toBe(403)
	}
	expect((await rowOf(id)).status).toBe('draft')
	for (const table of ['newsletter_subscriptions', 'outbox']) {
		expect((await get(`/items/${table}`, headers)).status, table).toBe(403)
	}
	const { id: other } = await write()
	const both = { keys: [id, other], data: { status: 'test' } }
	expect((await call('PATCH', '/items/newsletters', both, headers)).status).toBe(400)
	const asIfSent = { sent_at: '2026-01-01T00:00:00Z', recipients: 5, tested_digest: 'x' }
	await call('PATCH', `/items/newsletters/${id}`, asIfSent, headers)
	expect(await rowOf(id)).toMatchObject({ recipients: null, sent_at: null, tested_digest: null })
})
