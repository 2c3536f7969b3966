import type { Problem, Quote } from '@app/contract/orders'
import type { CartItem, PersistedCart } from '@app/contract/records'
import { normaliseRequests } from '@app/domain/requests'
import { known, t } from '@app/language/current'

/** One thing that is not as the customer was shown. */
export type Change =
	| { kind: 'price'; name: string; was: number; now: number }
	| { kind: 'removed'; name: string; message: string }
	| { kind: 'fewer'; name: string; message: string }
	| { kind: 'slot' | 'coupon' | 'branch' | 'other'; message: string }

export interface CartChange {
	changes: Change[]
	/** The cart's lines as they can be ordered now. */
	items: CartItem[]
	/** Keys of those that cannot be ordered at all. */
	goneKeys: string[]
	coupon: { code: string | null; discount: number }
	/** The chosen time is gone and another must be chosen. */
	isSlotGone: boolean
	/** The branch takes no order: there is nothing to take over. */
	isBranchGone: boolean
	total: number
}

/** What a line cannot be ordered for at all; too many pieces can be mended by fewer. */
const REMOVING: readonly Problem['code'][] = ['PRODUCT_UNAVAILABLE', 'INVALID_CUSTOMIZATION', 'CUSTOMIZATION_REQUIRED']

/** What a conflict (409 CART_CHANGED) means for the cart that was sent: the list to show, and the lines to go on with if the customer agrees. */
export function mapCartChange(cart: PersistedCart, quote: Quote): CartChange {
	const changes: Change[] = []
	const items: CartItem[] = []
	const quoted = [...quote.lines]
	for (const [index, item] of cart.items.entries()) {
		const problems = quote.problems.filter((problem) => problem.line === index)
		const at = quoted.findIndex((line) => isQuoteOf(line, item))
		const line = at < 0 ? undefined : quoted.splice(at, 1)[0]
		const [problem] = problems
		const isGone = problems.some(({ code }) => REMOVING.includes(code)) || !line
		if (isGone) {
			changes.push({
				kind: 'removed',
				name: item.name,
				message: problem ? known(problem.message) : t('{item} is not available any more.', { item: item.name }),
			})
			continue
		}
		const price = line.unit_price
		if (price !== item.price) changes.push({ kind: 'price', name: item.name, was: item.price, now: price })
		const count = problem ? allowedCount(problem, item, items) : item.count
		if (problem)
			changes.push({ kind: count > 0 ? 'fewer' : 'removed', name: item.name, message: known(problem.message) })
		if (count > 0) items.push({ ...item, price, count })
	}
	const others = quote.problems.filter((problem) => problem.line === undefined && problem.code !== 'PRICE_CHANGED')
	changes.push(...others.map(mapOther))
	const isCouponGone = others.some((problem) => problem.code.startsWith('COUPON_'))
	if (!isCouponGone && cart.appliedCouponCode !== null && quote.discount !== cart.couponDiscount) {
		changes.push({
			kind: 'coupon',
			message: t('{code} now takes off another amount.', { code: cart.appliedCouponCode }),
		})
	}
	return {
		changes,
		items,
		goneKeys: cart.items.map(({ key }) => key).filter((key) => items.every((item) => item.key !== key)),
		coupon: isCouponGone ? { code: null, discount: 0 } : { code: cart.appliedCouponCode, discount: quote.discount },
		isSlotGone: others.some((problem) => problem.code === 'SLOT_UNAVAILABLE'),
		isBranchGone: others.some((problem) => problem.code === 'BRANCH_UNAVAILABLE'),
		total: quote.total,
	}
}

/** How many of a line still fit: the problem says how many of its product an order can have, earlier lines included. */
function allowedCount({ available = 0 }: Problem, item: CartItem, earlier: readonly CartItem[]): number {
	const taken = earlier.reduce((sum, line) => (line.id === item.id ? sum + line.count : sum), 0)
	return Math.max(0, Math.min(available - taken, item.count))
}

function isQuoteOf(line: Quote['lines'][number], item: CartItem): boolean {
	const chosen = (list: readonly { value_id: number | string }[]) =>
		list
			.map(({ value_id }) => Number(value_id))
			.sort()
			.join()
	return (
		String(line.id) === item.id &&
		line.quantity === item.count &&
		line.note === item.note.trim() &&
		line.requests.join('\n') === normaliseRequests(item.requests).join('\n') &&
		chosen(line.customizations) === chosen(item.customizations)
	)
}

function mapOther(problem: Problem): Change {
	const message = known(problem.message)
	if (problem.code.startsWith('COUPON_')) return { kind: 'coupon', message }
	if (problem.code === 'SLOT_UNAVAILABLE') return { kind: 'slot', message }
	if (problem.code === 'BRANCH_UNAVAILABLE') return { kind: 'branch', message }
	return { kind: 'other', message }
}
