import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { clearCookiesAtOnce } from './clear-cookies.ts'

it('a cleared cookie ends at once, whatever age its options name', async () => {
	const app = express()
	app.use(clearCookiesAtOnce)
	app.get('/', (_request, response) => {
		response.clearCookie('session', { httpOnly: true, path: '/', maxAge: 86_400_000 }).end()
	})
	const server = app.listen(0, '127.0.0.1')
	await once(server, 'listening')
	try {
		const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
		expect(reply.headers.get('set-cookie')).toBe('session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly')
	} finally {
		server.close()
	}
})
