import { type CouponList, CouponListSchema } from '@app/contract/coupons'
import { successOf } from '@app/contract/errors'
import { useCallback, useEffect, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { useUser } from '../../auth/auth-store.ts'
import { cartStore } from '../../cart/cart-store.ts'

const ReplySchema = successOf(CouponListSchema)

export type CouponsState =
	/** Also for guests, who have none. */
	{ kind: 'loading' } | { kind: 'unreachable' } | { kind: 'known'; list: CouponList }

/** The signed-in customer's coupons, asked for when the component appears. `ask` asks again. */
export function useCoupons(): [CouponsState, ask: () => void] {
	const { cms } = useSite()
	const userId = useUser()?.id ?? null
	const [state, setState] = useState<CouponsState>({ kind: 'loading' })
	const [tries, setTries] = useState(0)

	// biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
	useEffect(() => {
		setState({ kind: 'loading' })
		if (userId === null) return
		const stop = new AbortController()
		cms
			.get('/capi/shop/coupons', ReplySchema, { signal: stop.signal })
			.then(({ data }) => setState({ kind: 'known', list: data }))
			.catch((error) => {
				if (stop.signal.aborted) return
				log('info', 'The coupons could not be read.', error)
				setState({ kind: 'unreachable' })
			})
		return () => stop.abort()
	}, [cms, userId, tries])

	return [state, useCallback(() => setTries((count) => count + 1), [])]
}

/** Puts a coupon on the cart. What it takes off is for the server to say: the cart asks as soon as it has lines. */
export function applyCoupon(code: string): void {
	cartStore.dispatch({ type: 'coupon', code, discount: 0 })
}
