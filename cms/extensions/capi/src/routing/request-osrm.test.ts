import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askOsrm } from './request-osrm.ts'

const HERE = { lat: 53.35, lng: -6.26 }
const THERE = { lat: 53.389, lng: -6.07 }

/** Speaks OSRM's protocol; what it answers is each test's own. */
let answer: (response: ServerResponse, url: string) => void
const server = createServer((request, response) => answer(response, request.url ?? ''))
const send = (status: number, body: unknown) => (response: ServerResponse) =>
	response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
let url: string

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

it('asks in OSRM’s words and reads the first route', async () => {
	const waypoints = [{ location: [-6.2601, 53.3502], name: 'O’Connell Street', distance: 12 }]
	let asked = ''
	answer = (response, path) => {
		asked = path
		send(200, { code: 'Ok', routes: [{ distance: 17_240.5, duration: 1_510.2, legs: [] }], waypoints })(response)
	}
	expect(await askOsrm(url, HERE, THERE)).toEqual({ distance: 17_240.5, duration: 1_510.2, waypoints })
	expect(asked).toMatch(/^\/route\/v1\/driving\/-6\.26,53\.35;-6\.07,53\.389\?overview=false/)
})

it.each(['NoRoute', 'NoSegment'])('%s is no failure', async (code) => {
	answer = send(400, { code, message: 'Impossible route between points' })
	expect(await askOsrm(url, HERE, THERE)).toBeNull()
})

it.each([
	['an error of its own', send(500, { code: 'Error' })],
	['a refusal', send(400, { code: 'InvalidQuery' })],
	['a page', (response: ServerResponse) => response.end('<html>')],
	['no routes', send(200, { code: 'Ok', routes: [] })],
	['nonsense', send(200, { code: 'Ok', routes: [{ distance: -1, duration: 'soon' }] })],
	['another address', (response: ServerResponse) => response.writeHead(302, { Location: '/elsewhere' }).end()],
	['a cut line', (response: ServerResponse) => response.destroy()],
])('%s is one, and its error names no place', async (_what, broken) => {
	answer = broken
	const error = await askOsrm(url, HERE, THERE).catch((failure: Error) => failure)
	expect(error).toBeInstanceOf(Error)
	expect(String(error)).not.toMatch(/53\.|6\.2/)
	expect((error as Error).cause).toBeUndefined()
})

it('one that hangs is given up', async () => {
	answer = () => {}
	await expect(askOsrm(url, HERE, THERE, 20)).rejects.toThrow('OSRM did not answer: TimeoutError')
	server.closeAllConnections()
})
