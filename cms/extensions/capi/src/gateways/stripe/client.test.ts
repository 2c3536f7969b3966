import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { assertReachable, createStripeClient } from './client.ts'

const servers: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(servers.splice(0).map((stop) => stop())))

/** A client of a Stripe that answers everything alike. */
async function stripeThatAnswers(status: number, body: object) {
	const server = createServer((_request, response) =>
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
	)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	servers.push(() => new Promise((resolve) => server.close(resolve)))
	const { port } = server.address() as AddressInfo
	return createStripeClient({
		secretKey: 'sk_test_key',
		api: { host: '127.0.0.1', port: String(port), protocol: 'http' },
	})
}

const refusal = (type: string) => ({ error: { type, message: 'No.' } })

it.each([
	['lists the last payment', 200, { object: 'list', data: [] }],
	['lets a restricted key list nothing', 403, refusal('invalid_request_error')],
] as const)('Stripe is there where it %s', async (_what, status, body) => {
	await assertReachable(await stripeThatAnswers(status, body))
})

it.each([
	['does not know our key', 401, refusal('invalid_request_error')],
	['is broken', 500, refusal('api_error')],
] as const)('Stripe is not there where it %s', async (_what, status, body) => {
	await expect(assertReachable(await stripeThatAnswers(status, body))).rejects.toThrow()
})

it('Stripe is not there where nobody answers', async () => {
	const stripe = await stripeThatAnswers(200, {})
	await servers.pop()!()
	await expect(assertReachable(stripe)).rejects.toThrow()
})
