import type { Branch, Product } from '@app/contract/menu'
import type { Problem, Quote } from '@app/contract/orders'
import type { CartItem, PersistedCart } from '@app/contract/records'
import { findLineIssue } from '@app/domain/cart/line-issue'
import { reviseLine } from '@app/domain/cart/line-revision'
import { toMinor } from '@app/domain/pricing/money'
import { known, t } from '@app/language/current'
import { cartTotals } from './cart-totals.ts'
import { describeGoneChoices } from './describe-item.ts'

/** One thing that is not as the customer was shown. */
export type Change =
	| { kind: 'price'; name: string; was: number; now: number }
	| { kind: 'line' | 'slot' | 'coupon' | 'other'; message: string }

/** What the server said about a cart that it refused; the lines are those of its quote. */
export interface Refusal {
	lines: Quote['lines']
	problems: Problem[]
	/** The whole quote, where the refusal came with one. */
	quote: Quote | null
}

interface Menu {
	branch: Branch
	products: readonly Product[]
}

export interface LinePlan {
	changes: Change[]
	/** Lines as they can be ordered now, with the key that they have in the cart. */
	lines: { key: string; item: CartItem }[]
	/** Keys of lines that cannot be ordered at all. */
	goneKeys: string[]
	/** Keys of lines that stay as they are until the customer has chosen again. */
	chooseKeys: string[]
	/** The lines are others than those that the refusal's quote has priced. */
	isAdjusted: boolean
}

export interface CartChange extends Omit<LinePlan, 'isAdjusted'> {
	coupon: { code: string | null; discount: number }
	/** The chosen time is gone and another must be chosen. */
	isSlotGone: boolean
	/** The new total; null where it is the one that was shown, or is not known before something is chosen. */
	total: number | null
}

type LineOutcome =
	| { kind: 'keep' | 'adjust'; item: CartItem; changes: Change[] }
	| { kind: 'choose' | 'gone'; changes: Change[] }

const CHOICE_PROBLEMS: readonly Problem['code'][] = ['INVALID_CUSTOMIZATION', 'CUSTOMIZATION_REQUIRED']

/**
 * What becomes of each line. `menu`: today's, null where it could not be read; then lines whose choices are refused
 * wait for new ones.
 */
export function planLines(cart: Pick<PersistedCart, 'items'>, refusal: Refusal, menu: Menu | null): LinePlan {
	const plan: LinePlan = { changes: [], lines: [], goneKeys: [], chooseKeys: [], isAdjusted: false }
	const quoted = [...refusal.lines]
	for (const [index, item] of cart.items.entries()) {
		const problems = refusal.problems.filter(({ line }) => line === index)
		// The quote has the lines in the cart's order, without those that cannot be sold as they stand.
		const isPriced = problems.every(({ available }) => available !== undefined) && isQuoteOf(quoted[0], item)
		const line = isPriced ? quoted.shift() : undefined
		const earlier = plan.lines.map((planned) => planned.item)
		const outcome = line ? priceLine(item, line, problems[0], earlier) : judgeLine(item, problems, menu)
		plan.changes.push(...outcome.changes)
		if ('item' in outcome) plan.lines.push({ key: item.key, item: outcome.item })
		else (outcome.kind === 'gone' ? plan.goneKeys : plan.chooseKeys).push(item.key)
		plan.isAdjusted ||= outcome.kind === 'adjust' || (outcome.kind === 'gone' && line !== undefined)
	}
	return plan
}

/** A line that the quote has priced: its price may be another, and fewer pieces may be left. */
function priceLine(
	item: CartItem,
	line: Quote['lines'][number],
	problem: Problem | undefined,
	earlier: readonly CartItem[],
): LineOutcome {
	const price = line.unit_price
	const changes: Change[] = []
	if (price !== item.price) changes.push({ kind: 'price', name: item.name, was: item.price, now: price })
	if (!problem) return { kind: 'keep', item: { ...item, price }, changes }
	changes.push({ kind: 'line', message: describeProblem(problem, item) })
	const count = allowedCount(problem, item, earlier)
	// Its pieces are in the quote's total all the same.
	return count > 0 ? { kind: 'adjust', item: { ...item, price, count }, changes } : { kind: 'gone', changes }
}

/** A line without a price: the shop has refused it as it stands, or has not come to look at it. */
function judgeLine(item: CartItem, problems: readonly Problem[], menu: Menu | null): LineOutcome {
	const [problem] = problems
	if (problem && !CHOICE_PROBLEMS.includes(problem.code)) return gone(describeProblem(problem, item))
	const issue = menu && findLineIssue(item, menu)
	if (issue?.kind === 'not_sold') return gone(t('{product} is not sold at this branch.', { product: item.name }))
	if (problem) return reviseRefused(item, problems, menu)
	if (issue?.kind === 'choice_gone') return reviseRefused(item, problems, menu)
	if (issue?.kind !== 'price') return { kind: 'adjust', item, changes: [] }
	const change: Change = { kind: 'price', name: item.name, was: item.price, now: issue.item.price }
	return { kind: 'adjust', item: issue.item, changes: [change] }
}

function reviseRefused(item: CartItem, problems: readonly Problem[], menu: Menu | null): LineOutcome {
	const product = menu?.products.find(({ id }) => String(id) === item.id)
	if (!menu || !product)
		return choose(t('{dish} is not available as you chose it. Please choose again.', { dish: item.name }))
	const refused = new Set(problems.flatMap(({ field }) => indexIn(field)))
	const { gone: lost, mustChoose, item: revised } = reviseLine(item, { product, branch: menu.branch }, refused)
	const choices = describeGoneChoices(item, lost)
	if (mustChoose.length > 0) {
		return choose(
			choices
				? t('{choice} is not available for {dish}. Please choose again.', { choice: choices, dish: item.name })
				: t('Please choose {option} for {product}.', { option: mustChoose.join(', '), product: item.name }),
		)
	}
	// The shop has refused what the menu still offers: nobody but the customer can say what instead.
	if (lost.length === 0)
		return choose(t('{dish} is not available as you chose it. Please choose again.', { dish: item.name }))
	const message = t('{dish} comes without {choice}, which is not available.', { dish: item.name, choice: choices })
	return { kind: 'adjust', item: revised, changes: [{ kind: 'line', message }] }
}

const gone = (message: string): LineOutcome => ({ kind: 'gone', changes: [{ kind: 'line', message }] })
const choose = (message: string): LineOutcome => ({ kind: 'choose', changes: [{ kind: 'line', message }] })

/** Index of the choice at fault in `items.0.customizations.1`. */
function indexIn(field: string | undefined): number[] {
	const [, index] = /\.customizations\.(\d+)$/.exec(field ?? '') ?? []
	return index === undefined ? [] : [Number(index)]
}

/** The problem in the cart's own words: the shop may not know the name of what it does not sell any more. */
function describeProblem({ code, available, message }: Problem, { name }: CartItem): string {
	if (code === 'PRODUCT_UNAVAILABLE') return t('{product} is not sold at this branch.', { product: name })
	if (code !== 'OUT_OF_STOCK') return known(message)
	return available
		? t('Only {count} of {product} left.', { count: String(available), product: name })
		: t('{product} is sold out.', { product: name })
}

/** How many of a line still fit: the problem says how many of its product an order can have, earlier lines included. */
function allowedCount({ available = 0 }: Problem, item: CartItem, earlier: readonly CartItem[]): number {
	const taken = earlier.reduce((sum, line) => (line.id === item.id ? sum + line.count : sum), 0)
	return Math.max(0, Math.min(available - taken, item.count))
}

function isQuoteOf(line: Quote['lines'][number] | undefined, item: CartItem): boolean {
	return line !== undefined && String(line.id) === item.id && line.quantity === item.count
}

interface Quotes {
	refusal: Refusal
	/** Today's quote of the planned lines, where they were adjusted; null where nobody could be asked. */
	adjusted: Quote | null
}

/**
 * What a refused order means for the cart that was sent: the list to show, and the cart to go on with if the customer
 * agrees.
 */
export function mapCartChange(
	cart: PersistedCart,
	{ isAdjusted, ...plan }: LinePlan,
	{ refusal, adjusted }: Quotes,
): CartChange {
	// Before something is chosen, neither the total nor the coupon can be judged.
	const quote = plan.chooseKeys.length > 0 ? null : isAdjusted ? adjusted : refusal.quote
	const ofCart = refusal.problems.filter(({ line }) => line === undefined)
	const couponProblem = quote?.problems.find(({ code }) => code.startsWith('COUPON_'))
	const others = ofCart.filter(({ code }) => code !== 'PRICE_CHANGED' && !code.startsWith('COUPON_')).map(mapOther)
	const isMoved = !couponProblem && quote !== null && !isAdjusted && quote.discount !== cart.couponDiscount
	const couponTexts = [
		...(couponProblem ? [known(couponProblem.message)] : []),
		...(isMoved && cart.appliedCouponCode !== null
			? [t('{code} now takes off another amount.', { code: cart.appliedCouponCode })]
			: []),
	]
	const changes = [...plan.changes, ...others, ...couponTexts.map((message): Change => ({ kind: 'coupon', message }))]
	const discount = quote?.discount ?? cart.couponDiscount
	return {
		...plan,
		lines: withPrices(plan.lines, isAdjusted ? quote : null),
		changes: withoutRepeats(changes),
		coupon: couponProblem ? { code: null, discount: 0 } : { code: cart.appliedCouponCode, discount },
		isSlotGone: ofCart.some(({ code }) => code === 'SLOT_UNAVAILABLE'),
		total: quote && newTotal(cart, quote),
	}
}

function withPrices(lines: LinePlan['lines'], quote: Quote | null): LinePlan['lines'] {
	if (quote?.lines.length !== lines.length) return lines
	return lines.map(({ key, item }, index) => ({
		key,
		item: { ...item, price: quote.lines[index]?.unit_price ?? item.price },
	}))
}

function newTotal(cart: PersistedCart, { total, currency, problems }: Quote): number | null {
	if (problems.some(({ line, available }) => line !== undefined && available !== undefined)) return null
	return toMinor(total, currency) === cartTotals(cart, currency).totalMinor ? null : total
}

/** Two lines of one dish have one reason. */
function withoutRepeats(changes: readonly Change[]): Change[] {
	const seen = new Set<string>()
	return changes.filter((change) => {
		const text = JSON.stringify(change)
		return !seen.has(text) && seen.add(text)
	})
}

function mapOther(problem: Problem): Change {
	const message = known(problem.message)
	if (problem.code === 'SLOT_UNAVAILABLE') return { kind: 'slot', message }
	return { kind: 'other', message }
}
