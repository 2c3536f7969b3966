import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawIcons } from './icons.server.ts'

const BODY = '<path d="M0 0"/>'
const asked: string[] = []
let hold: Promise<void> | null = null
let isBroken = false

/** Has every icon but those that are called missing or evil. */
const server = createServer(async (request, response) => {
	const { pathname, searchParams } = new URL(request.url!, 'http://service')
	asked.push(request.url!)
	await hold
	if (isBroken) {
		response.writeHead(502).end('broken')
		return
	}
	const icons = Object.fromEntries(
		searchParams
			.get('icons')!
			.split(',')
			.flatMap((name) => {
				if (name.startsWith('missing')) return []
				return [[name, { body: name.startsWith('evil') ? '<script>alert(1)</script>' : BODY }]]
			}),
	)
	response.end(JSON.stringify({ prefix: pathname.split('/').at(-1), width: 24, height: 24, icons }))
})
let page: { cmsInternalUrl: string }

/** As a page that has all the time. */
const draw = (names: Parameters<typeof drawIcons>[1]) => drawIcons(page, names, 60_000)

beforeEach(async () => {
	asked.length = 0
	hold = null
	isBroken = false
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	page = { cmsInternalUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
})
afterEach(async () => {
	vi.useRealTimers()
	server.closeAllConnections()
	await new Promise((resolve) => server.close(resolve))
})

it('draws what was chosen with one request for a set, and remembers it', async () => {
	const names = ['tabler:flame', 'tabler:heart', 'tabler:flame', null, undefined, 'no name', 'mdi:home']
	const icon = { body: BODY, viewBox: '0 0 24 24' }
	for (let time = 0; time < 2; time++) {
		expect(await draw(names)).toEqual({ 'tabler:flame': icon, 'tabler:heart': icon, 'mdi:home': icon })
	}
	expect(asked).toEqual(['/capi/icons/tabler.json?icons=flame,heart', '/capi/icons/mdi.json?icons=home'])
})

it('leaves out what is missing, and what is no drawing', async () => {
	expect(await draw(['tabler:missing', 'tabler:evil'])).toEqual({})
	await draw(['tabler:missing', 'tabler:evil'])
	expect(asked).toHaveLength(1)
})

it('asks in addresses of 500 characters at most', async () => {
	const names = Array.from({ length: 60 }, (_, index) => `tabler:a-rather-long-name-${index}`)
	expect(Object.keys(await draw(names))).toHaveLength(60)
	expect(asked.length).toBeGreaterThan(1)
	expect(Math.max(...asked.map((address) => address.length))).toBeLessThanOrEqual(500)
})

it('no page waits for a service that hangs, and the next one has the icon', async () => {
	let release = () => {}
	hold = new Promise((resolve) => {
		release = resolve
	})
	expect(await drawIcons(page, ['tabler:late'], 1)).toEqual({})
	release()
	await vi.waitFor(async () => expect(await draw(['tabler:late'])).toHaveProperty('tabler:late'))
	expect(asked).toHaveLength(1)
})

it('a service that fails is left alone for ten seconds, and what was drawn stays', async () => {
	await draw(['tabler:kept'])
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 })
	isBroken = true
	const names = ['tabler:kept', 'tabler:new']
	expect(Object.keys(await draw(names))).toEqual(['tabler:kept'])
	expect(Object.keys(await draw(names))).toEqual(['tabler:kept'])
	expect(asked).toHaveLength(2)
	isBroken = false
	vi.setSystemTime(Date.now() + 10_000)
	expect(Object.keys(await draw(names))).toEqual(names)
})

it('without a CMS there are none', async () => {
	expect(await drawIcons({ cmsInternalUrl: null }, ['tabler:flame-2'])).toEqual({})
})
