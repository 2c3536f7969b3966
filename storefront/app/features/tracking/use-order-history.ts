import { successOf } from '@app/contract/errors'
import { OrderListSchema, type TrackedOrder } from '@app/contract/orders'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { log } from '../../lib/log.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { useRefresh } from '../../lib/rendering/use-refresh.ts'
import { useOrderChanges } from './order-changes-store.ts'
import { mergePage, NO_PAGES, nextPage, splitOrders } from './order-pages.ts'

const PAGE_SIZE = 10
/** While something is being cooked the list asks for itself, in case nobody tells it. */
const REFRESH_MS = 30_000

const ReplySchema = successOf(OrderListSchema)

export interface OrderHistory {
	/** Null until the first answer. */
	orders: readonly TrackedOrder[] | null
	total: number
	/** What is being asked for by hand: the first page, or more. */
	busy: 'first' | 'more' | null
	/** The last call that somebody waits for failed. */
	isFailed: boolean
	/** Asks again for what failed. */
	retry: () => void
	loadMore: () => void
}

/**
 * The orders of whoever is signed in, page by page: told of changes, and asked for again when somebody comes back to
 * look.
 */
export function useOrderHistory(): OrderHistory {
	const { cms } = useSite()
	const [pages, merge] = useReducer(mergePage, NO_PAGES)
	const [busy, setBusy] = useState<OrderHistory['busy']>('first')
	const [isFailed, setFailed] = useState(false)
	const stop = useRef<AbortController | null>(null)

	const load = useCallback(
		async (page: number) => {
			const { signal } = stop.current!
			const query = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE) })
			const { data } = await cms.get(`/capi/shop/orders?${query}`, ReplySchema, { signal })
			if (!signal.aborted) merge(data)
		},
		[cms],
	)
	const ask = useCallback(
		async (what: 'first' | 'more', page: number) => {
			setBusy(what)
			setFailed(false)
			const { signal } = stop.current!
			try {
				await load(page)
			} catch (error) {
				if (signal.aborted) return
				log('info', 'The orders could not be read.', error)
				setFailed(true)
			} finally {
				if (!signal.aborted) setBusy(null)
			}
		},
		[load],
	)

	useEffect(() => {
		const controller = new AbortController()
		stop.current = controller
		void ask('first', 1)
		return () => controller.abort()
	}, [ask])

	const isAlive = pages.orders !== null && splitOrders(pages.orders).current.length > 0
	const refresh = () => {
		// In passing: what is shown stays when this fails.
		if (pages.orders !== null) load(1).catch((error) => log('info', 'The orders could not be refreshed.', error))
	}
	useRefresh(refresh, isAlive ? REFRESH_MS : null)
	useOrderChanges(refresh)

	const loadMore = () => {
		if (busy === null) void ask('more', nextPage(pages, PAGE_SIZE))
	}
	return {
		...pages,
		busy,
		isFailed,
		loadMore,
		retry: () => (pages.orders === null ? void ask('first', 1) : loadMore()),
	}
}
