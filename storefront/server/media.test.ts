import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createMedia } from './media.ts'

const ADDRESS = '/media/5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7a01/thumbnail'

test('a picture is asked for once a day, so that one that was removed does not stay', async () => {
	let time = 1_795_000_000_000
	let asked = 0
	let isThere = true
	const serve = createMedia({
		cmsUrl: 'http://cms.test',
		now: () => time,
		fetch: async () => {
			asked += 1
			return isThere
				? new Response('picture', { headers: { 'Content-Type': 'image/webp' } })
				: new Response('', { status: 403 })
		},
	})
	const server = createServer((req, res) => void serve(req, res, req.url ?? '/'))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const status = async () => {
		const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${ADDRESS}`)
		await reply.text()
		return reply.status
	}

	expect([await status(), await status(), asked]).toEqual([200, 200, 1])
	isThere = false
	time += 86_400_000 - 1
	expect([await status(), asked]).toEqual([200, 1])
	time += 1
	expect([await status(), asked]).toEqual([404, 2])
	server.closeAllConnections()
	await new Promise((resolve) => server.close(resolve))
})
