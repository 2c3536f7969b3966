import { CouponCheckSchema } from '@app/contract/coupons'
import { successOf } from '@app/contract/errors'
import { normaliseCouponCode } from '@app/domain/pricing/coupon'
import { t } from '@app/language/current'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RequestError } from '../../lib/http/cms-client.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { announce } from '../../lib/rendering/toast.ts'
import { readEarlierOrder } from './attempt-store.ts'
import { cartStore } from './cart-store.ts'
import { couponProblem } from './coupon-problem.ts'
import { mapCouponDraft } from './draft.ts'

const PAUSE_MS = 400
const ReplySchema = successOf(CouponCheckSchema)

/** The cart as a coupon sees it: where it is cooked, and how many of what at which price. */
const contentOf = (cart: ReturnType<typeof cartStore.get>) =>
	cart.items.length === 0
		? ''
		: [cart.branch?.id, ...cart.items.map((item) => `${item.key} ${item.count} ${item.price}`)].join()

/**
 * The cart's coupon: a code is checked with the server before it counts, and again whenever the cart changes, since
 * what it takes off depends on it. Only for customers who are signed in (section 6).
 */
export function useCoupon() {
	const { cms } = useSite()
	const code = cartStore.use((cart) => cart.appliedCouponCode)
	const content = cartStore.use(contentOf)
	const [problem, setProblem] = useState<string | null>(null)
	const [isBusy, setBusy] = useState(false)
	/** The cart and code that the discount belongs to; another answer than the latest does not count. */
	const checked = useRef<string | null>(null)

	const check = useCallback(
		async (wanted: string, forContent: string): Promise<boolean> => {
			const question = `${wanted} ${forContent}`
			checked.current = question
			const lines = mapCouponDraft(cartStore.get())
			if (!lines) return false
			// An unpaid order of this cart has taken the coupon: for the order that takes its place it is free.
			const draft = { ...lines, ...readEarlierOrder() }
			setBusy(true)
			try {
				const { data } = await cms.post('/capi/shop/coupons/check', { code: wanted, draft }, ReplySchema)
				if (checked.current !== question) return false
				cartStore.dispatch({ type: 'coupon', code: data.code, discount: data.discount })
				checked.current = `${data.code} ${forContent}`
				setProblem(null)
				return true
			} catch (error) {
				if (checked.current !== question) return false
				const isRefused = error instanceof RequestError && error.code?.startsWith('COUPON_')
				if (isRefused) cartStore.dispatch({ type: 'coupon', code: null, discount: 0 })
				const text = couponProblem(error)
				setProblem(text)
				announce(text)
				return false
			} finally {
				setBusy(false)
			}
		},
		[cms],
	)

	useEffect(() => {
		if (code === null || content === '' || `${code} ${content}` === checked.current) return
		// Several presses of plus are one question.
		const timer = setTimeout(() => void check(code, content), PAUSE_MS)
		return () => clearTimeout(timer)
	}, [code, content, check])

	return {
		code,
		problem,
		isBusy,
		async apply(text: string): Promise<boolean> {
			const wanted = normaliseCouponCode(text)
			if (wanted === '') {
				setProblem(t('Enter a coupon code.'))
				return false
			}
			const isApplied = await check(wanted, content)
			if (isApplied) announce(t('Coupon {code} applied', { code: wanted }))
			return isApplied
		},
		remove() {
			// An answer that is still on its way would put it back.
			checked.current = null
			cartStore.dispatch({ type: 'coupon', code: null, discount: 0 })
			setProblem(null)
			announce(t('Coupon removed'))
		},
	}
}
