import type { TrackedOrder } from '@app/contract/orders'
import { baseUrl } from './client.ts'

export interface EventReader {
	/** The next event of the stream; fails when none comes in time. */
	next(timeoutMs?: number): Promise<TrackedOrder>
	response: Response
	close(): void
}

/** Follows an order as a browser's EventSource does. */
export async function followOrder(slug: string): Promise<EventReader> {
	const abort = new AbortController()
	const response = await fetch(`${baseUrl()}/capi/shop/orders/${slug}/events`, { signal: abort.signal })
	const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
	let text = ''

	async function readBlock(): Promise<string> {
		while (!text.includes('\n\n')) {
			const { value, done } = await reader.read()
			if (done) throw new Error('The stream has ended')
			text += value
		}
		const end = text.indexOf('\n\n')
		const block = text.slice(0, end)
		text = text.slice(end + 2)
		return block
	}

	async function readEvent(): Promise<TrackedOrder> {
		for (;;) {
			const block = await readBlock()
			const data = /^event: order\ndata: (.*)$/m.exec(block)?.[1]
			if (data) return JSON.parse(data)
		}
	}

	return {
		response,
		close: () => abort.abort(),
		next: (timeoutMs = 15_000) => {
			let timer: NodeJS.Timeout | undefined
			const late = new Promise<never>((_, reject) => {
				timer = setTimeout(() => reject(new Error(`No event within ${timeoutMs} ms`)), timeoutMs)
			})
			return Promise.race([readEvent(), late]).finally(() => clearTimeout(timer))
		},
	}
}
