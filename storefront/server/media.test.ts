import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMedia } from './media.ts'

const ADDRESS = '/media/5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7a01/thumbnail'
/** The same shape as an address of a picture, but of none. */
const madeUp = (count: number) => `/media/00000000-0000-4000-8000-${String(count).padStart(12, '0')}/thumbnail`
const picture = () => new Response('picture', { headers: { 'Content-Type': 'image/webp' } })
const refusal = () => new Response('', { status: 403 })

let time: number
let asked: number
let answer: () => Response | Promise<Response>
let stop: () => Promise<unknown>
let url: string

beforeEach(async () => {
	time = 1_795_000_000_000
	asked = 0
	answer = picture
	const serve = createMedia({
		cmsUrl: 'http://cms.test',
		now: () => time,
		fetch: async () => {
			asked += 1
			return answer()
		},
	})
	const server = createServer((req, res) => void serve(req, res, req.url ?? '/'))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	stop = () => {
		server.closeAllConnections()
		return new Promise((resolve) => server.close(resolve))
	}
})
afterEach(() => stop())

async function status(path = ADDRESS) {
	const reply = await fetch(url + path)
	await reply.text()
	return reply.status
}

test('a picture is asked for once a day, so that one that was removed does not stay', async () => {
	expect([await status(), await status(), asked]).toEqual([200, 200, 1])
	answer = refusal
	time += 86_400_000 - 1
	expect([await status(), asked]).toEqual([200, 1])
	time += 1
	expect([await status(), asked]).toEqual([404, 2])
})

test('a picture that is not there is asked for once in five seconds, and appears after its upload', async () => {
	answer = refusal
	expect([await status(), await status(), asked]).toEqual([404, 404, 1])
	answer = picture
	time += 4_999
	expect([await status(), asked]).toEqual([404, 1])
	time += 1
	expect([await status(), asked]).toEqual([200, 2])
})

test('a CMS that fails says nothing about a picture: the next request asks again', async () => {
	answer = () => new Response('', { status: 503 })
	expect([await status(), await status(), asked]).toEqual([502, 502, 2])
	answer = picture
	expect(await status()).toBe(200)
})

test('a flood of made-up addresses asks for 16 at once and refuses all beyond 200 that wait', async () => {
	const open: (() => void)[] = []
	answer = () => new Promise((resolve) => open.push(() => resolve(refusal())))
	const flood = Array.from({ length: 260 }, (_, count) => status(madeUp(count)))
	const refused = new Promise<number>((resolve) => {
		let count = 0
		for (const one of flood) void one.then((code) => code === 502 && ++count === 260 - 216 && resolve(asked))
	})
	expect(await refused).toBe(16)
	answer = refusal
	for (const answerOne of open) answerOne()
	const codes = await Promise.all(flood)
	expect([codes.filter((code) => code === 404).length, asked]).toEqual([216, 216])
	answer = picture
	expect(await status()).toBe(200)
})
