import type { Product } from '@app/contract/menu'
import type { Random } from './random.ts'
import type { Shop } from './shops.ts'

interface Choice {
	attribute_id: unknown
	value_id: unknown
	template_attribute_value_id: unknown
}

interface Item {
	id: unknown
	quantity: unknown
	note: string
	requests: string[]
	customizations: Choice[]
	[lie: string]: unknown
}

export interface TamperedCart {
	draft: Record<string, unknown>
	/** What an honest server charges, in cents; null where it must refuse. */
	owed: number | null
	/** What was done to it, for a failure's message. */
	lies: string[]
}

const cents = (decimal: number) => Math.round(decimal * 100)

/** A dish as the menu offers it, and its price, counted here once more by hand. */
function honestItem(product: Product, random: Random): { item: Item; owed: number } {
	let each = cents(product.price)
	const customizations: Choice[] = []
	for (const { attribute_id, single, required, values } of product.customization_options) {
		const offered = values.filter(({ available }) => available)
		const wanted = single
			? required || random.chance(0.5)
				? [random.pick(offered)]
				: []
			: offered.filter(() => random.chance(0.3))
		for (const { value_id, template_attribute_value_id, price_extra } of wanted) {
			customizations.push({ attribute_id, value_id, template_attribute_value_id })
			each += cents(price_extra)
		}
	}
	const quantity = random.integer(1, 3)
	const item = { id: product.id, quantity, note: '', requests: [], customizations }
	return { item, owed: each * quantity }
}

interface Cart {
	draft: Record<string, unknown>
	items: Item[]
}
type Lie = (cart: Cart, random: Random, shop: Shop) => void

const anyItem = ({ items }: Cart, random: Random) => random.pick(items)

/** A choice to tamper with: a line without any gets one. */
function anyChoice({ items }: Cart, random: Random): Choice {
	const item = items.find(({ customizations }) => customizations.length > 0) ?? random.pick(items)
	const none = { attribute_id: 12, value_id: 987_654, template_attribute_value_id: 987_654 }
	if (item.customizations.length === 0) item.customizations.push(none)
	return random.pick(item.customizations)
}

/** Lies that nobody listens to: the order is made at the honest price. */
const HARMLESS: Record<string, Lie> = {
	price: (cart, random) => {
		const price = random.pick([0, 0.01, -5, 1e-9, '0', null, { amount: 0 }])
		Object.assign(anyItem(cart, random), { price, unit_price: price, total: price, list_price: price })
	},
	'price of a choice': (cart, random) => {
		for (const choice of anyItem(cart, random).customizations) {
			Object.assign(choice, { price_extra: -10, extraMinor: -1000 })
		}
	},
	total: ({ draft }, random) =>
		Object.assign(draft, { total: random.pick([0, 0.01, -1]), subtotal: 0, amount: 0, currency: 'XXX' }),
	tax: (cart, random) => {
		Object.assign(cart.draft, { tax: -5 })
		Object.assign(anyItem(cart, random), { tax: 0, taxes: [{ id: 1, rate: -100 }], tax_rate: 0 })
	},
	discount: (cart, random) => {
		Object.assign(cart.draft, { discount: 100, couponDiscount: 100, coupon: 1 })
		Object.assign(anyItem(cart, random), { discount: 100 })
	},
	status: ({ draft }) =>
		Object.assign(draft, { order_status: 'completed', payment_status: 'paid', id: 1, slug: 'mine', user: 'me' }),
	order_create: ({ draft }) =>
		Object.assign(draft, { order_create: JSON.stringify({ products: [{ id: 1, price: 0 }], timestamp: 0 }) }),
	company: (cart, random) => {
		Object.assign(cart.draft, { company: 999 })
		Object.assign(anyItem(cart, random), { company_id: 999, product: { id: 1, price: 0, company_id: 999 } })
	},
}

/** Lies that no honest order could come of. */
const REFUSED: Record<string, Lie> = {
	'expected total': ({ draft }, random) => Object.assign(draft, { expected_total: random.integer(0, 40) / 100 }),
	'value of no attribute': (cart, random) =>
		Object.assign(anyChoice(cart, random), { value_id: random.integer(100_000, 2_000_000) }),
	'attribute of another value': (cart, random) =>
		Object.assign(anyChoice(cart, random), { attribute_id: random.integer(100_000, 2_000_000) }),
	'template of another value': (cart, random) =>
		Object.assign(anyChoice(cart, random), { template_attribute_value_id: random.integer(1_000_000, 2_000_000) }),
	'a choice twice': (cart, random) => {
		const choice = anyChoice(cart, random)
		cart.items.find(({ customizations }) => customizations.includes(choice))!.customizations.push({ ...choice })
	},
	'a count that is none': (cart, random) => {
		const quantity = random.pick([0, -1, -100, 0.5, 1.0001, '2', null, 1e9, 2 ** 31, [1], {}])
		Object.assign(anyItem(cart, random), { quantity })
	},
	'a count above the limit': (cart, random) =>
		Object.assign(anyItem(cart, random), { quantity: random.integer(200, 999) }),
	'the limit in many lines': (cart, random) => {
		const item = anyItem(cart, random)
		for (let line = 0; line < 12; line++) cart.items.push({ ...item, quantity: 15, note: `line ${line}` })
	},
	'product of nobody': (cart, random) => {
		const id = random.pick([0, -1, 99_999_999, 'x', null, '1; drop table orders'])
		Object.assign(anyItem(cart, random), { id })
	},
	'product of another company': (cart, random, { foreignProducts }) =>
		Object.assign(anyItem(cart, random), { id: random.pick(foreignProducts), customizations: [] }),
	'branch of nobody': ({ draft }, random) =>
		Object.assign(draft, { branch: random.pick([0, -3, 424_242, 'x', null, [1]]) }),
	// Last, so that the others have something to lie about.
	'no lines': ({ items }) => items.splice(0),
}

/** A cart of one to four dishes and a few lies about it. */
export function tamperCart(shop: Shop, random: Random): TamperedCart {
	const dishes = Array.from({ length: random.integer(1, 4) }, () => honestItem(random.pick(shop.products), random))
	const items = dishes.map(({ item }) => item)
	const draft = shop.draft({ items })
	const told = Object.entries({ ...HARMLESS, ...REFUSED }).filter(() => random.chance(0.08))
	if (told.length === 0) told.push(random.pick(Object.entries(HARMLESS)))
	for (const [, lie] of told) lie({ draft, items }, random, shop)
	const lies = told.map(([name]) => name)
	const isRefused = lies.some((name) => name in REFUSED)
	return { draft, owed: isRefused ? null : dishes.reduce((sum, { owed }) => sum + owed, 0), lies }
}
