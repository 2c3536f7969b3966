import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteSecrets } from '../../../../scripts/secrets.ts'
import { expectFailure, get, post, setClock, signIn, talkTo } from './client.ts'
import { type RunningCms, startCms } from './cms.ts'

const HERE = '-6.26034,53.34988;-6.06974,53.38914'
const PATH = '<path d="M0 0"/>'
const asked: string[] = []
let route: (response: ServerResponse) => void
const measured = (response: ServerResponse) =>
	response.end(
		JSON.stringify({
			code: 'Ok',
			routes: [{ distance: 17_240.5, duration: 1_510.2, geometry: 'abc', legs: [] }],
			waypoints: [{ location: [-6.2601, 53.3502], name: 'O’Connell Street', hint: 'xyz' }],
		}),
	)

/** An OSRM and an Iconify, as far as they are asked here, and a host of pictures. */
const elsewhere = createServer((request, response) => {
	const url = request.url!
	asked.push(url)
	if (url.startsWith('/route/')) return route(response)
	if (url === '/picture.png') return response.setHeader('Content-Type', 'image/png').end('x')
	const target = /^\/moved-to\/(.+)$/.exec(url)?.[1]
	if (target) return response.writeHead(302, { Location: decodeURIComponent(target) }).end()
	if (!url.startsWith('/mdi.json')) return response.writeHead(404).end('404')
	response.end(JSON.stringify({ prefix: 'mdi', width: 24, height: 24, icons: { home: { body: PATH } } }))
})
const addressOf = (host: string) => `http://${host}:${(elsewhere.address() as AddressInfo).port}`
let cms: RunningCms

beforeAll(async () => {
	await new Promise<void>((resolve) => elsewhere.listen(0, '0.0.0.0', resolve))
	const url = addressOf('127.0.0.1')
	cms = await startCms({
		CAPI_OSRM_URL: `${url}/`,
		CAPI_ICONIFY_URL: url,
		// The address that the servers above share is open here, so that a redirect can lead from it into a denied network.
		IMPORT_IP_DENY_LIST: 'array:127.0.0.2',
		CAPI_ROUTES_PER_MINUTE: '6',
		CAPI_UNLIMITED_ADDRESSES: '',
		// Every request is logged, and its log is looked through when it stops.
		LOG_LEVEL: 'info',
	})
	talkTo(cms)
	// Where a visitor is stands in no log, neither as it was sent nor rounded.
	noteSecrets(cms.varDir, [HERE, '-6.26,53.35;-6.07,53.389', '/route/v1/driving/-6'])
})
afterAll(async () => {
	await cms?.stop()
	elsewhere.closeAllConnections()
	elsewhere.close()
})

const drive = (places = HERE) => get(`/capi/route/v1/driving/${places}`)

it('a configured OSRM is asked, coarsely and once, and left alone while it fails; the rest is limited', async () => {
	route = measured
	for (let time = 0; time < 2; time++) {
		const { body } = await drive()
		expect(body).toMatchObject({ code: 'Ok', routes: [{ distance: 17_240.5, duration: 1_510.2 }] })
		expect(body.waypoints[0]).toMatchObject({ location: [-6.2601, 53.3502] })
		expect(body).not.toHaveProperty('estimated')
	}
	expect(asked).toEqual([expect.stringMatching(/^\/route\/v1\/driving\/-6\.26,53\.35;-6\.07,53\.389\?/)])

	route = (response) => response.destroy()
	expect((await drive('1,1;2,2')).body).toMatchObject({ code: 'Ok', estimated: true })
	route = measured
	expect((await drive('1,1;2,2')).body).toMatchObject({ estimated: true })
	setClock(11_000)
	expect((await drive('1,1;2,2')).body.routes[0].distance).toBe(17_240.5)
	expect(asked).toHaveLength(3)

	expectFailure(await drive('not a place'), 400, 'INVALID_QUERY')
	const refused = await drive()
	expectFailure(refused, 429, 'REQUESTS_EXCEEDED')
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('a configured Iconify is asked for what our own set lacks', async () => {
	const { body } = await get('/capi/icons/mdi.json?icons=home,gone')
	expect(body).toMatchObject({ prefix: 'mdi', icons: { home: { body: PATH, width: 24 } }, not_found: ['gone'] })
	expect((await get('/capi/icons/tabler.json?icons=flame,gone')).body).toMatchObject({ not_found: ['gone'] })
	expectFailure(await get('/capi/icons/nobody.json?icons=home'), 404, 'NOT_FOUND')
	expect(asked.slice(3)).toEqual(['/mdi.json?icons=home,gone', '/tabler.json?icons=gone', '/nobody.json?icons=home'])
})

it('an editor’s file import follows a redirect to an open address, and none into a denied network', async () => {
	const { headers } = await signIn('Editor')
	const importFrom = (url: string) => post('/files/import', { url }, headers)
	const redirectTo = (url: string) => `${addressOf('127.0.0.1')}/moved-to/${encodeURIComponent(url)}`
	expect((await importFrom(redirectTo(`${addressOf('127.0.0.1')}/picture.png`))).status).toBe(200)
	expect(asked).toContain('/picture.png')
	const denied = `${addressOf('127.0.0.2')}/metadata`
	for (const url of [denied, redirectTo(denied), redirectTo(redirectTo(denied))]) {
		expect((await importFrom(url)).status, url).toBeGreaterThanOrEqual(400)
	}
	expect(asked).not.toContain('/metadata')
})
