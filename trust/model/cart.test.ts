import { MAX_LINES_PER_ORDER } from '@app/contract/constants'
import { QuoteRequestSchema } from '@app/contract/orders'
import type { CartItem, PersistedCart } from '@app/contract/records'
import { PersistedCartSchema } from '@app/contract/records'
import { type CartEvent, cartCount, cartSubtotalMinor, EMPTY_CART, reduceCart } from '@app/domain/cart/cart'
import { decideAdd } from '@app/domain/cart/cart-add'
import { makeCartItem } from '@app/domain/cart/cart-item'
import { aProduct, BRANCH, choose, EXTRAS, SIZE } from '@app/domain/fixtures/menu'
import { mapOrderDraft } from '@app/domain/orders/order-draft'
import { priceOrder } from '@app/domain/pricing/pricing'
import { assert, commands, constantFrom, integer, modelRun, nat, property, record, subarray } from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { command, WALKS } from './command.ts'

const MAXIMUM = 6
const GUEST = { first_name: 'Ada', last_name: 'Byrne', email: 'ada@example.com', phone: '+353851234567' }
const OTHER_BRANCH = { ...BRANCH, id: '9', odooID: '109', company: { id: '2' } }

const burger = aProduct()
const wrap = aProduct({ id: 8, name: 'Wrap', price: 7.35, customization_options: [EXTRAS] })
const fries = aProduct({ id: 9, name: 'Fries', price: 3.99, customization_options: [] })
/** Another company's: it never shares a cart with the others. */
const foreign = aProduct({ id: 50, name: 'Sushi', price: 12, company_id: 2, customization_options: [] })
const PRODUCTS = new Map([burger, wrap, fries, foreign].map((product) => [product.id, product]))

/** Pieces by line, and what one of each costs, written down without looking at the cart. */
interface Model {
	pieces: Map<string, number>
	unitCents: Map<string, number>
}
class Real {
	cart: PersistedCart = { ...EMPTY_CART, branch: BRANCH, guestInfo: GUEST }
	dispatch(event: CartEvent): void {
		this.cart = reduceCart(this.cart, event)
	}
}
const step = command<Model, Real>

const dish = record({
	product: constantFrom(burger, wrap, fries, foreign),
	extras: subarray([31, 32, 33]),
	size: constantFrom(1, 2),
	count: integer({ min: 1, max: 4 }),
	note: constantFrom('', ' ', 'no salt'),
	requests: subarray(['No pickles', 'No onions']),
}).map(({ product, extras, size, count, note, requests }) => {
	const has = (option: object) => (product.customization_options as object[]).includes(option)
	const wishes = [...(has(SIZE) ? [size] : []), ...(has(EXTRAS) ? extras : [])]
	const selections = choose(product, ...wishes)
	const prices: Record<number, number> = { 2: 300, 31: 150, 32: 120, 33: 100 }
	const cents = Math.round(product.price * 100) + wishes.reduce((sum, id) => sum + (prices[id] ?? 0), 0)
	const branch = product.company_id === 2 ? OTHER_BRANCH : BRANCH
	return { item: makeCartItem({ product, branch, currency: 'EUR', count, selections, requests, note }), cents }
})

const add = ({ item, cents }: { item: CartItem; cents: number }) =>
	step(`add ${item.count} ${item.name}`, {
		run: (model, real) => {
			const decision = decideAdd(real.cart, item, { maximumPerItem: MAXIMUM })
			if (decision.kind === 'incompatible') {
				real.dispatch({ type: 'remove-lines', keys: decision.keys })
				for (const key of decision.keys) model.pieces.delete(key)
				return
			}
			if (decision.kind !== 'added') return
			real.dispatch({ type: 'add', item: decision.item })
			model.pieces.set(item.key, (model.pieces.get(item.key) ?? 0) + decision.item.count)
			model.unitCents.set(item.key, cents)
			check(model, real)
		},
	})

const keyAt = (model: Readonly<Model>, number: number) => [...model.pieces.keys()][number % model.pieces.size]!
const onLine = (name: string, run: (key: string, model: Model, real: Real) => void) => (number: number) =>
	step(`${name} ${number}`, {
		check: (model) => model.pieces.size > 0,
		run: (model, real) => {
			run(keyAt(model, number), model, real)
			check(model, real)
		},
	})
const increment = onLine('one more of', (key, model, real) => {
	const before = cartCount(real.cart)
	real.dispatch({ type: 'increment', key, maximumPerItem: MAXIMUM })
	if (cartCount(real.cart) > before) model.pieces.set(key, model.pieces.get(key)! + 1)
})
const decrement = onLine('one less of', (key, model, real) => {
	real.dispatch({ type: 'decrement', key })
	const left = model.pieces.get(key)! - 1
	if (left > 0) model.pieces.set(key, left)
	else model.pieces.delete(key)
})
const removeAndUndo = onLine('remove and take back', (key, _model, real) => {
	const index = real.cart.items.findIndex((line) => line.key === key)
	const item = real.cart.items[index]!
	real.dispatch({ type: 'remove', key })
	real.dispatch({ type: 'restore-line', item, index })
})
const remove = onLine('remove', (key, model, real) => {
	real.dispatch({ type: 'remove', key })
	model.pieces.delete(key)
})
const reload = step('reload the page', {
	run: (model, real) => {
		real.cart = v.parse(PersistedCartSchema, JSON.parse(JSON.stringify(real.cart)))
		check(model, real)
	},
})
const loseBranch = step('the branch closes', {
	run: (model, real) => {
		real.dispatch({ type: 'lose-branch' })
		model.pieces.clear()
		check(model, real)
		real.dispatch({ type: 'select-branch', branch: BRANCH })
	},
})

function check(model: Readonly<Model>, { cart }: Real): void {
	expect(new Map(cart.items.map(({ key, count }) => [key, count]))).toEqual(model.pieces)
	expect(new Set(cart.items.map(({ key }) => key)).size).toBe(cart.items.length)
	expect(cart.items.length).toBeLessThanOrEqual(MAX_LINES_PER_ORDER)
	expect(new Set(cart.items.map(({ company_id }) => company_id)).size).toBeLessThanOrEqual(1)
	const owed = [...model.pieces].reduce((sum, [key, pieces]) => sum + pieces * model.unitCents.get(key)!, 0)
	expect(cartSubtotalMinor(cart, 'EUR')).toBe(owed)
	for (const product of PRODUCTS.values()) {
		const lines = cart.items.filter(({ id }) => id === String(product.id))
		expect(lines.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(MAXIMUM)
	}
	checkServerPrice(cart, owed)
}

/** The shop prices the draft of this cart, over the wire and by its own menu, at what the customer saw. */
function checkServerPrice(cart: PersistedCart, owed: number): void {
	const draft = mapOrderDraft(cart, {}, 0)
	if (draft === null) return
	const { items } = v.parse(QuoteRequestSchema, JSON.parse(JSON.stringify(draft)))
	const priced = priceOrder({
		items,
		products: PRODUCTS,
		sells: new Set(PRODUCTS.keys()),
		soldOut: new Set(),
		stock: new Map(),
		companyId: Number(cart.items[0]!.company_id),
		currency: 'EUR',
		coupon: null,
		maximumPerItem: MAXIMUM,
	})
	expect(priced.problems).toEqual([])
	expect(priced.totalMinor).toBe(owed)
	expect(priced.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(owed)
	expect(priced.taxMinor).toBeGreaterThanOrEqual(0)
	expect(priced.taxMinor).toBeLessThan(owed)
}

it('keeps a cart whose sum is what the shop charges, whatever is put in, taken out and stored', () => {
	const numbers = nat({ max: 20 })
	const steps = commands(
		[
			dish.map(add),
			dish.map(add),
			numbers.map(increment),
			numbers.map(decrement),
			numbers.map(remove),
			numbers.map(removeAndUndo),
			constantFrom(reload, reload, loseBranch),
		],
		{ maxCommands: 40 },
	)
	assert(
		property(steps, (walk) =>
			modelRun(() => ({ model: { pieces: new Map(), unitCents: new Map() }, real: new Real() }), walk),
		),
		{ numRuns: WALKS },
	)
})
