import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeCms, startFakeCms } from '../test/fake-cms.ts'
import { loadApp, type ServedApp, serveApp } from '../test/serve-app.ts'
import { createCmsFetch } from './cms-fetch.ts'
import { createCmsSnapshot } from './cms-snapshot.ts'
import { parseTrustedProxies, readVisitorAddress } from './trusted-proxies.ts'

const SECRET = 'only-for-this-test-0123456789abcdef01234567'
const KEY = createHmac('sha256', SECRET).update('storefront server').digest('hex')
const VISITOR = '203.0.113.7'
const LINK_TOKEN = 'x'.repeat(43)
const FILE = '00000000-0000-4000-8000-000000000001'

let cms: FakeCms
let served: ServedApp

/** A storefront behind a proxy on its own host. */
beforeAll(async () => {
	cms = await startFakeCms()
	const cmsFetch = createCmsFetch(SECRET)
	const isTrusted = parseTrustedProxies('loopback')
	served = await serveApp(await loadApp(), cms.url, {
		readSnapshot: createCmsSnapshot({ cmsUrl: cms.url, fetch: cmsFetch(null), log: () => {} }),
		cmsFetch,
		visitorOf: (req) => readVisitorAddress(req, isTrusted),
	})
}, 120_000)
afterAll(async () => {
	await served.stop()
	await cms.close()
})

/** What a request of the visitor makes the server ask the CMS. */
async function callsFor(path: string, init: RequestInit = {}) {
	const before = cms.callers.length
	const headers = { ...init.headers, 'X-Forwarded-For': `198.51.100.1, ${VISITOR}` }
	await (await fetch(served.url + path, { ...init, headers, redirect: 'manual' })).arrayBuffer()
	return cms.callers.slice(before)
}

const form = (fields: Record<string, string>): RequestInit => ({
	method: 'POST',
	headers: { Origin: 'http://burgers.example' },
	body: new URLSearchParams(fields),
})
const json = (body: unknown): RequestInit => ({
	method: 'POST',
	headers: { 'Content-Type': 'application/json', Origin: 'http://burgers.example' },
	body: JSON.stringify(body),
})
const keys = {
	p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64)]).toString('base64url'),
	auth: Buffer.alloc(16).toString('base64url'),
}
const subscription = (name: string) => ({ endpoint: `https://push.example/${name}`, keys })
const renewal = { former: subscription('old'), subscription: subscription('new') }

test.each<[asked: string, page: string, init?: RequestInit]>([
	['/capi/shop/orders/', `/track/${'s'.repeat(22)}`],
	['/capi/system/', '/status'],
	['/auth', '/auth/login'],
	['/users/register/verify-email', '/auth/verify', form({ purpose: 'verify', token: LINK_TOKEN })],
	['/capi/account/email/confirm', '/auth/verify', form({ purpose: 'change', token: LINK_TOKEN })],
	['/capi/newsletter/confirm', '/confirm-subscription', form({ purpose: 'confirm', token: LINK_TOKEN })],
	['/capi/newsletter/subscribe', '/confirm-subscription', form({ email: 'ann@example.com', place: 'page' })],
	['/capi/push/renew', '/push-renewal', json(renewal)],
	['/capi/content/preview', '/blog/a-post?preview=token'],
	['/capi/content/gone/', '/blog/never-there'],
	['/assets/', `/media/${FILE}/product-card`],
])('the server asks %s in the name of the visitor of %s', async (asked, page, init) => {
	const calls = (await callsFor(page, init)).filter(({ path }) => path.startsWith(asked))
	expect(calls).not.toEqual([])
	for (const { key, visitor } of calls) expect({ key, visitor }).toEqual({ key: KEY, visitor: VISITOR })
})

test('the server asks for menu and texts in nobody’s name', async () => {
	await callsFor('/order')
	await callsFor('/blog')
	const shared = cms.callers.filter(({ path }) => /^\/(?:capi\/(?:shop\/menu|system\/word)|items\/)/.test(path))
	expect(shared.some(({ path }) => path.startsWith('/items/'))).toBe(true)
	for (const { key, visitor } of shared) expect({ key, visitor }).toEqual({ key: KEY, visitor: undefined })
})

test('every call of the server to the CMS carries its key', () => {
	expect(cms.callers.filter(({ key }) => key !== KEY)).toEqual([])
})
