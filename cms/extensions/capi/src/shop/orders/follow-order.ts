import { EVENTS_HEARTBEAT_MS } from '@app/contract/constants'
import type { RequestHandler } from 'express'
import { createStreamLimit, openEventStream, sendStreamHead } from '../../http/event-stream.ts'
import { callerOf } from '../../http/route.ts'
import type { Runtime } from '../../runtime.ts'
import { readOrderBySlug, trackOrder } from './read-order.ts'

/**
 * GET /capi/shop/orders/{slug}/events: `text/event-stream` of `order` events, each holding the whole tracking page;
 * one at once, then one after each change; `heartbeat` in between. 404 unknown order; 429 where an address holds too
 * many.
 */
export function createFollowOrder(runtime: Runtime): RequestHandler {
	const { streamsPerAddress, unlimitedAddresses } = runtime.config
	const takePlace = createStreamLimit(streamsPerAddress, unlimitedAddresses)
	return (request, response, next) => {
		const follow = async () => {
			const slug = request.params.slug ?? ''
			const order = await readOrderBySlug(runtime, slug)
			// Gone while the order was read: its `close` has been and would never give the place back.
			if (response.destroyed) return
			if (request.method === 'HEAD') return sendStreamHead(response)
			const release = takePlace(callerOf(request).address)
			const stream = openEventStream(response, EVENTS_HEARTBEAT_MS)
			let sent = ''
			const sendLatest = createSender(async () => {
				const tracked = await trackOrder(runtime, await readOrderBySlug(runtime, slug))
				const text = JSON.stringify(tracked)
				// A change may be announced twice, and one that the page does not show is none here.
				if (text !== sent) stream.send('order', tracked)
				sent = text
			}, runtime)
			const unfollow = runtime.orderFeed.follow(order.id, sendLatest)
			stream.onClose(() => {
				unfollow()
				release()
			})
			// Followed before it is read: a change in between comes as a second event instead of being missed.
			sendLatest()
		}
		follow().catch(next)
	}
}

/**
 * Several changes while one reading is under way need one more reading, not several; and events never overtake each
 * other.
 */
function createSender(send: () => Promise<void>, { logger }: Pick<Runtime, 'logger'>): () => void {
	let isSending = false
	let isWanted = false
	const run = async () => {
		isSending = true
		while (isWanted) {
			isWanted = false
			await send().catch((error: unknown) => logger.warn(error, 'An event of an order could not be sent'))
		}
		isSending = false
	}
	return () => {
		isWanted = true
		if (!isSending) void run()
	}
}
