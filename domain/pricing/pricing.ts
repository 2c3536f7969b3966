import type { Product } from '@app/contract/menu'
import type { DraftItem, Problem, Quote } from '@app/contract/orders'
import { english } from '@app/language/language'
import { type Assortment, findSellable, findTooMany } from '../menu/assortment.ts'
import { choiceExtraMinor, choicesOf, type Selection, withDefaultChoice } from '../menu/customization.ts'
import { normaliseRequests } from '../menu/removal-text.ts'
import type { CouponDecision } from './coupon.ts'
import { distribute } from './distribution.ts'
import { formatMoney, fromMinor, toMinor } from './money.ts'
import { unitPriceMinor } from './unit-price.ts'

export interface PricedLine {
	/** Product id. */
	id: number
	name: string
	quantity: number
	unitMinor: number
	/** Before the discount: the lines' totals sum to the subtotal. */
	totalMinor: number
	/** Share of the order's discount. */
	discountMinor: number
	/** Tax inside what is left after the discount. */
	taxMinor: number
	/** Percent: 13.5 means 13.5 % inside the price. */
	taxRate: number
	note: string
	requests: string[]
	customizations: (Selection & { name: string; extraMinor: number })[]
}

type UndiscountedLine = Omit<PricedLine, 'discountMinor' | 'taxMinor' | 'taxRate'>

export interface PricedOrder {
	lines: PricedLine[]
	subtotalMinor: number
	discountMinor: number
	taxMinor: number
	totalMinor: number
	problems: Problem[]
}

export interface PricingInput extends Assortment {
	items: readonly DraftItem[]
	currency: string
	coupon: CouponDecision | null
}

/**
 * Prices an order from the menu alone; the same code runs in the browser and on the server. Lines that cannot be sold
 * as they stand are left out of lines and sums and named in `problems`; a line that only asks for too many pieces
 * keeps its price.
 */
export function priceOrder(input: PricingInput): PricedOrder {
	const problems: Problem[] = []
	const priced: { line: UndiscountedLine; product: Product }[] = []
	const ordered = new Map<number, number>()
	for (const [index, item] of input.items.entries()) {
		const { product, problems: against } = findSellable(input, item, index)
		if (product === null) {
			problems.push(...against)
			continue
		}
		const quantity = (ordered.get(product.id) ?? 0) + item.quantity
		ordered.set(product.id, quantity)
		const tooMany = findTooMany(input, product, quantity, index)
		if (tooMany) problems.push(tooMany)
		priced.push({ line: priceLine(item, product, input.currency), product })
	}
	const subtotalMinor = sum(priced.map(({ line }) => line.totalMinor))
	if (input.coupon?.kind === 'refused') {
		problems.push({ code: input.coupon.code, message: input.coupon.message, field: 'coupon_code' })
	}
	const wanted = input.coupon?.kind === 'applied' ? input.coupon.discountMinor : 0
	const discountMinor = Math.min(Math.max(wanted, 0), subtotalMinor)
	const shares = distribute(discountMinor, weightsOf(priced, input.coupon))
	const lines = priced.map(({ line, product }, index) => {
		const share = shares[index] ?? 0
		const taxRate = taxRateOf(product)
		return { ...line, discountMinor: share, taxMinor: taxInside(line.totalMinor - share, taxRate), taxRate }
	})
	return {
		lines,
		subtotalMinor,
		discountMinor,
		taxMinor: sum(lines.map((line) => line.taxMinor)),
		totalMinor: subtotalMinor - discountMinor,
		problems,
	}
}

/** A priced order as the wire has it. */
export function presentQuote(priced: PricedOrder, currency: string): Quote {
	const decimal = (minor: number) => fromMinor(minor, currency)
	return {
		lines: priced.lines.map((line) => ({
			id: line.id,
			name: line.name,
			quantity: line.quantity,
			unit_price: decimal(line.unitMinor),
			total: decimal(line.totalMinor),
			note: line.note,
			requests: line.requests,
			customizations: line.customizations.map(({ extraMinor, ...customization }) => ({
				...customization,
				price_extra: decimal(extraMinor),
			})),
		})),
		subtotal: decimal(priced.subtotalMinor),
		discount: decimal(priced.discountMinor),
		tax: decimal(priced.taxMinor),
		total: decimal(priced.totalMinor),
		currency,
		problems: priced.problems,
	}
}

/**
 * The conflict of an order whose total is not the one that the customer was shown; null where it is, or none was
 * sent.
 */
export function findPriceChange(expectedTotal: number | null, totalMinor: number, currency: string): Problem | null {
	if (expectedTotal === null || toMinor(expectedTotal, currency) === totalMinor) return null
	const amount = formatMoney(totalMinor, currency)
	return { code: 'PRICE_CHANGED', message: english.t('The total is now {amount}.', { amount }) }
}

function priceLine(item: DraftItem, product: Product, currency: string): UndiscountedLine {
	const selections = withDefaultChoice(product, item.customizations)
	const unitMinor = unitPriceMinor(product, selections, currency)
	return {
		id: product.id,
		name: product.name,
		quantity: item.quantity,
		unitMinor,
		totalMinor: unitMinor * item.quantity,
		note: (item.note ?? '').trim(),
		requests: normaliseRequests(item.requests),
		customizations: choicesOf(product, selections).map((choice) => ({
			...choice.selection,
			name: choice.value.name,
			extraMinor: choiceExtraMinor(choice, currency),
		})),
	}
}

/** What the discount is shared by: the lines' totals, those of one product alone where the coupon is for an item. */
function weightsOf(priced: readonly { line: UndiscountedLine }[], coupon: CouponDecision | null): number[] {
	const productId = (coupon?.kind === 'applied' && coupon.productId) || null
	return priced.map(({ line }) => (productId === null || line.id === productId ? line.totalMinor : 0))
}

function taxRateOf(product: Product): number {
	return sum(product.taxes.map((tax) => Math.round(tax.rate * 100))) / 100
}

/**
 * Prices include tax: 13.5 % inside 11.35 is 1.35. Rates are counted in hundredths of a percent, so that only the
 * division rounds.
 */
function taxInside(grossMinor: number, taxRate: number): number {
	const rate = Math.round(taxRate * 100)
	return Math.round((grossMinor * rate) / (10_000 + rate))
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0)
}
