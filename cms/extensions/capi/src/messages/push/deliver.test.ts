import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import webPush from 'web-push'
import { PushDevice } from '../../../../../../scripts/push-device.ts'
import { deliver } from './deliver.ts'

/** What the push service does with each message. */
let take: RequestListener
const server = createServer((request, response) => take(request, response))
let device: PushDevice

beforeAll(async () => {
	await once(server.listen(0, '127.0.0.1'), 'listening')
	device = new PushDevice(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => void server.close())

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:kitchen@example.com' }
const payload = { title: 'Ready', body: 'Come and get it', tag: 'order-1', path: '/', language: 'en' } as const
const send = () => deliver(device.subscription, payload, vapid, { ttlSeconds: 60, isUrgent: true })

it('hands a message over anew where the push service gave up the connection', async () => {
	let asked = 0
	take = ({ socket }, response) => void (++asked === 1 ? socket.destroy() : response.writeHead(201).end())
	expect(await send()).toBe('delivered')
	expect(asked).toBe(2)
})

it('leaves a push service that gives up every connection for later', async () => {
	let asked = 0
	take = ({ socket }) => {
		asked++
		socket.destroy()
	}
	await expect(send()).rejects.toThrow('The push service answered TypeError')
	expect(asked).toBe(2)
})

it('asks one that answers that it is busy no second time', async () => {
	let asked = 0
	take = (_request, response) => {
		asked++
		response.writeHead(503).end()
	}
	await expect(send()).rejects.toThrow('The push service answered 503')
	expect(asked).toBe(1)
})
