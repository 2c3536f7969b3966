import { readFileSync } from 'node:fs'
import WebSocket from 'ws'
import type { Service } from '../../scripts/services.ts'

/** A process that is started with it lets its memory be looked at. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** What a process holds once its garbage is collected: its objects and the buffers outside its heap. */
export async function heldMegabytes({ name, log }: Service): Promise<number> {
	const [address] = /ws:\/\/127\.0\.0\.1:\S+/.exec(readFileSync(log, 'utf8')) ?? []
	if (!address) throw new Error(`${name} cannot be inspected.`)
	const socket = new WebSocket(address)
	try {
		await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
		let last = 0
		const call = (method: string, params?: object) =>
			new Promise<{ result: { value: string } }>((resolve) => {
				const id = ++last
				const hear = (data: Buffer) => {
					const reply = JSON.parse(String(data)) as { id?: number; result: { result: { value: string } } }
					if (reply.id !== id) return
					socket.off('message', hear)
					resolve(reply.result)
				}
				socket.on('message', hear)
				socket.send(JSON.stringify({ id, method, params }))
			})
		// What the first collection finalises, the second one frees.
		for (let time = 0; time < 2; time++) await call('HeapProfiler.collectGarbage')
		const { result } = await call('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
		const { heapUsed, external } = JSON.parse(result.value) as NodeJS.MemoryUsage
		return Math.round((heapUsed + external) / 1024 / 1024)
	} finally {
		socket.close()
	}
}
