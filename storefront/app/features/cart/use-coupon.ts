import { successOf } from '@app/contract/errors'
import { normaliseCouponCode } from '@app/domain/coupon'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { RequestError } from '../../platform/cms-client.ts'
import { useSite } from '../../platform/site-context.tsx'
import { announce } from '../../platform/toast.ts'
import { cartStore } from './cart-store.ts'
import { mapCouponDraft } from './draft.ts'

const PAUSE_MS = 400
const ReplySchema = successOf(v.object({ code: v.string(), discount: v.number() }))

/** The lines as a coupon sees them: how many of what at which price. */
const linesOf = (cart: ReturnType<typeof cartStore.get>) =>
	cart.items.map((item) => `${item.key} ${item.count} ${item.price}`).join()

/**
 * The cart's coupon: a code is checked with the server before it counts, and again whenever the lines change, since what it takes off
 * depends on them.
 */
export function useCoupon() {
	const { cms } = useSite()
	const code = cartStore.use((cart) => cart.appliedCouponCode)
	const lines = cartStore.use(linesOf)
	const [problem, setProblem] = useState<string | null>(null)
	const [isBusy, setBusy] = useState(false)
	/** The lines that the coupon's discount belongs to; another answer than the latest does not count. */
	const checked = useRef<string | null>(null)

	const check = useCallback(
		async (wanted: string, forLines: string): Promise<boolean> => {
			checked.current = forLines
			const draft = mapCouponDraft(cartStore.get())
			if (!draft) return false
			setBusy(true)
			try {
				const { data } = await cms.post('/capi/shop/coupons/check', { code: wanted, draft }, ReplySchema)
				if (checked.current !== forLines) return false
				cartStore.dispatch({ type: 'coupon', code: data.code, discount: data.discount })
				setProblem(null)
				return true
			} catch (error) {
				if (checked.current !== forLines) return false
				const isRefused = error instanceof RequestError && error.code?.startsWith('COUPON_')
				if (isRefused) cartStore.dispatch({ type: 'coupon', code: null, discount: 0 })
				setProblem(isRefused ? error.message : 'The code could not be checked. Please try again.')
				return false
			} finally {
				setBusy(false)
			}
		},
		[cms],
	)

	useEffect(() => {
		if (code === null || lines === '' || lines === checked.current) return
		// Several presses of plus are one question.
		const timer = setTimeout(() => void check(code, lines), PAUSE_MS)
		return () => clearTimeout(timer)
	}, [code, lines, check])

	return {
		code,
		problem,
		isBusy,
		async apply(text: string): Promise<boolean> {
			const wanted = normaliseCouponCode(text)
			if (wanted === '') {
				setProblem('Enter a coupon code.')
				return false
			}
			const isApplied = await check(wanted, lines)
			if (isApplied) announce(`Coupon ${wanted} applied`)
			return isApplied
		},
		remove() {
			// An answer that is still on its way would put it back.
			checked.current = null
			cartStore.dispatch({ type: 'coupon', code: null, discount: 0 })
			setProblem(null)
			announce('Coupon removed')
		},
	}
}
