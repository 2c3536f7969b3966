import { Agent, request } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { baseUrl, call, expectFailure, get, post, rowsOf, setClock, signIn } from './client.ts'
import { mailsTo } from './mails.ts'
import { newAddress, STOREFRONT } from './people.ts'

const DAY_MS = 24 * 3_600_000
const SOON = { timeout: 15_000, interval: 50 }
const ONE_CLICK = { 'content-type': 'application/x-www-form-urlencoded' }
const CONFIRM = 'Please confirm your newsletter'
const WELCOME = 'You are on the list'

afterEach(() => setClock(0))

const subscribe = (email: string, headers: Record<string, string> = {}) =>
	post('/capi/newsletter/subscribe', { email, place: 'home' }, headers)
const rowOf = async (email: string) =>
	(await rowsOf<Record<string, string | null>>('newsletter_subscriptions', { email: { _eq: email } }))[0]

async function mailAbout(email: string, subject: string, count = 1) {
	const found = async () => (await mailsTo(email)).filter((mail) => mail.subject === subject)
	await vi.waitFor(async () => expect(await found()).toHaveLength(count), SOON)
	const mail = (await found()).at(-1)!
	const links = [...String(mail.html).matchAll(/href="([^"]+)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'))
	const linkWith = (name: string) =>
		links.map((url) => new URL(url).searchParams.get(name)).find((token) => token !== null) ?? ''
	const list = mail.headers.get('list') as { unsubscribe?: { url: string } } | undefined
	return { mail, linkWith, oneClick: list?.unsubscribe?.url ?? '' }
}

/** An address on the list, and the token that takes it off. */
async function subscriber() {
	const email = newAddress('reader')
	expect((await subscribe(email)).status).toBe(200)
	const asked = await mailAbout(email, CONFIRM)
	expect((await post('/capi/newsletter/confirm', { token: asked.linkWith('token') })).status).toBe(200)
	const welcome = await mailAbout(email, WELCOME)
	return { email, token: asked.linkWith('token'), ...welcome }
}

it('an address is on the list once its owner says so, with when and to what', async () => {
	const email = newAddress('reader')
	const reply = await subscribe(email.toUpperCase().replace('EXAMPLE', 'example'))
	expect(reply.body).toEqual({ success: true, message: expect.stringContaining('open the mail') })
	expect(await rowOf(email)).toMatchObject({ status: 'pending', confirmed_at: null })
	const { mail, linkWith } = await mailAbout(email, CONFIRM)
	expect(String(mail.html)).toContain(`${STOREFRONT}/confirm-subscription?token=`)
	expect(mail.text).toContain(linkWith('token'))
	const confirmations = await Promise.all(
		[1, 2, 3].map(() => post('/capi/newsletter/confirm', { token: linkWith('token') })),
	)
	expect(confirmations.map(({ status }) => status)).toEqual([200, 200, 200])
	const row = await rowOf(email)
	expect(row).toMatchObject({ status: 'confirmed', consent: expect.stringContaining('form on the home page') })
	expect(Date.parse(row!.confirmed_at!)).toBeGreaterThanOrEqual(Date.parse(row!.requested_at!))
	expect(JSON.stringify(row)).not.toContain(linkWith('token'))
	await mailAbout(email, WELCOME)
})

it('an address that was given on a German page is written to in German', async () => {
	const email = newAddress('leser')
	await subscribe(email, { 'accept-language': 'de' })
	const { mail, linkWith } = await mailAbout(email, 'Bitte bestätige deinen Newsletter')
	expect(String(mail.html)).toContain(`${STOREFRONT}/de/confirm-subscription?token=`)
	expect(await rowOf(email)).toMatchObject({ language: 'de', consent: expect.stringContaining('in Deutsch') })
	await post('/capi/newsletter/confirm', { token: linkWith('token') })
	const welcome = await mailAbout(email, 'Du bist auf der Liste')
	expect(String(welcome.mail.html)).toContain(`${STOREFRONT}/de/confirm-subscription?unsubscribe=`)
	// A mail program may open the address of its button instead.
	const look = await get(welcome.oneClick.replace(baseUrl(), ''))
	expect(look.headers.get('location')).toBe(
		`${STOREFRONT}/de/confirm-subscription?unsubscribe=${welcome.linkWith('unsubscribe')}`,
	)
})

it('nobody learns from the answer which addresses are known', async () => {
	const { email } = await subscriber()
	const replies = [await subscribe(email), await subscribe(newAddress()), await subscribe(newAddress())]
	expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
	// Its owner hears that it is on the list already, and it stays there.
	await mailAbout(email, WELCOME, 2)
	expect(await rowOf(email)).toMatchObject({ status: 'confirmed' })
})

it('each mail ends the newsletter with one click of the mail program, and nothing is left', async () => {
	const { email, mail, oneClick, token } = await subscriber()
	expect(mail.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
		'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
	)
	expect(new URL(oneClick).origin).toBe(new URL(baseUrl()).origin)
	const path = oneClick.replace(baseUrl(), '')
	// Looking changes nothing, and leads to the page that asks.
	const look = await get(path)
	expect(look.status).toBe(303)
	expect(look.headers.get('location')).toMatch(/\/confirm-subscription\?unsubscribe=[\w-]+$/)
	expectFailure(await call('POST', path, 'something=else', ONE_CLICK), 400, 'INVALID_PAYLOAD')
	expect(await rowOf(email)).toBeDefined()
	expect((await call('POST', path, 'List-Unsubscribe=One-Click', ONE_CLICK)).status).toBe(200)
	expect(await rowOf(email)).toBeUndefined()
	expect((await call('POST', path, 'List-Unsubscribe=One-Click', ONE_CLICK)).status).toBe(200)
	expectFailure(await post('/capi/newsletter/confirm', { token }), 403, 'INVALID_TOKEN')
})

it('a mail program may send its form in parts as well', async () => {
	const { email, oneClick } = await subscriber()
	const form = new FormData()
	form.set('List-Unsubscribe', 'One-Click')
	expect((await fetch(oneClick, { method: 'POST', body: form })).status).toBe(200)
	expect(await rowOf(email)).toBeUndefined()
})

it('a link that confirms ends after a week, and so does its address', async () => {
	const email = newAddress('reader')
	await subscribe(email)
	const { linkWith } = await mailAbout(email, CONFIRM)
	setClock(7 * DAY_MS + 1_000)
	const reply = await post('/capi/newsletter/confirm', { token: linkWith('token') })
	// The clean-up may have been there first.
	expect([401, 403]).toContain(reply.status)
	await vi.waitFor(async () => expect(await rowOf(email)).toBeUndefined(), SOON)
})

it('a mail program’s scanner confirms nothing, and a stranger’s token neither', async () => {
	const email = newAddress('reader')
	await subscribe(email)
	const { linkWith } = await mailAbout(email, CONFIRM)
	expect((await get(`/capi/newsletter/confirm?token=${linkWith('token')}`)).status).toBe(404)
	expectFailure(await post('/capi/newsletter/confirm', { token: 'a'.repeat(43) }), 403, 'INVALID_TOKEN')
	// The token that ends a subscription does not begin one.
	const leave = linkWith('unsubscribe')
	expectFailure(await post('/capi/newsletter/confirm', { token: leave }), 403, 'INVALID_TOKEN')
	expect(await rowOf(email)).toMatchObject({ status: 'pending' })
	expect((await post('/capi/newsletter/unsubscribe', { token: leave })).status).toBe(200)
	expect(await rowOf(email)).toBeUndefined()
})

it.each([
	['no address', {}, 'email'],
	['what is no address', { email: 'ann@' }, 'email'],
	['two addresses', { email: 'ann@example.com, bob@example.com' }, 'email'],
	['a header', { email: 'ann@example.com\r\nBcc: bob@example.com' }, 'email'],
	['a list', { email: ['ann@example.com'] }, 'email'],
	['an endless address', { email: `${'a'.repeat(300)}@example.com` }, 'email'],
	['a place of somebody else', { email: 'ann@example.com', place: 'moon' }, 'place'],
])('%s is 400 naming the field', async (_what, body, field) => {
	const reply = await post('/capi/newsletter/subscribe', body)
	expectFailure(reply, 400, 'INVALID_PAYLOAD')
	expect(reply.body.errors[0].extensions.field).toBe(field)
})

it('the list is for administrators alone', async () => {
	expect((await get('/items/newsletter_subscriptions')).status).toBe(403)
	for (const role of ['Customer', 'Branch staff', 'Editor']) {
		const { headers } = await signIn(role)
		expect((await get('/items/newsletter_subscriptions', headers)).status).toBe(403)
	}
})

it('discards a one-click form that is too large, so that the next request of its connection is answered', async () => {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	const send = (method: string, path: string, body: string) =>
		new Promise<number | undefined>((resolve, reject) => {
			const headers = { ...ONE_CLICK, 'content-length': body.length }
			const sent = request(baseUrl() + path, { method, agent, headers }, (response) => {
				response.resume().once('end', () => resolve(response.statusCode))
			})
			sent.once('error', reject)
			sent.end(body)
		})
	expect(await send('POST', '/capi/newsletter/unsubscribe?token=x', 'x'.repeat(900_000))).toBe(413)
	expect(await send('GET', '/server/ping', '')).toBe(200)
	agent.destroy()
})
