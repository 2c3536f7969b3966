import { describe, expect, it } from 'vitest'
import { aBranch, aCart, aLine, aProduct, choose, fetched, SIZE } from '../fixtures/menu.ts'
import { decideCartMove, decideLostCartOffer, decideMoveTo, isSameAfter } from './cart-move.ts'

const burger = aLine({ count: 2, selections: choose(aProduct(), 2), note: 'Well done', requests: ['No pickles'] })
const shakeProduct = aProduct({ id: 8, name: 'Vanilla Shake', price: 5, customization_options: [] })
const shake = aLine({ product: shakeProduct })
const menu = [aProduct(), shakeProduct]
const closed = aBranch({ can_order_online: false, kitchen_computed_status: 'branch_closed', is_open: false })
const at = (lng: number): Pick<ReturnType<typeof aBranch>, 'location'> => ({
	location: { type: 'Point', coordinates: [lng, 53.34] },
})
const near = aBranch({ id: 4, odooID: 104, title: 'Smithfield', ...at(-6.28) })
const far = aBranch({ id: 5, odooID: 105, title: 'Howth', ...at(-6.06) })
const soldOut = (odoo_id: number) => ({ out_of_stock: [{ odoo_products_id: { odoo_id } }] })
const move = (branches = [closed, far, near], products = menu, cart = aCart([burger, shake])) =>
	decideCartMove(cart, fetched({ branches, products }))

describe('where a cart can move', () => {
	it.each([
		['the nearest branch that takes orders', [closed, far, near], 'Smithfield'],
		['not a nearer one that takes none', [closed, far, { ...near, can_order_online: false }], 'Howth'],
		['not a nearer one that can make nothing of it', [closed, far, { ...near, products: [] }], 'Howth'],
		['not one of another company', [closed, far, { ...near, company: { id: 2, name: 'South' } }], 'Howth'],
		['by name where the lost branch is missing', [near, far], 'Howth'],
		['nowhere while all are closed', [closed], undefined],
	])('%s', (_, branches, title) => {
		expect(move(branches)?.branch.title).toBe(title)
	})

	it('is told with its distance, as far as the lost branch’s place is known', () => {
		expect(move()?.distanceMeters).toBeGreaterThan(1_200)
		expect(move()?.distanceMeters).toBeLessThan(1_500)
		expect(move([near])?.distanceMeters).toBeNull()
	})
})

describe('what comes along', () => {
	it('is every line as it was, now of the new branch', () => {
		expect(move()).toMatchObject({
			items: [burger, shake].map((line) => ({ ...line, directusBranchId: '4', odooBranchId: '104' })),
			repriced: [],
			missing: [],
		})
	})

	it('costs what the menu says today, choices included', () => {
		const dearer = move([closed, near], [aProduct({ price: 10.25 }), shakeProduct])
		expect(dearer?.repriced).toMatchObject([{ was: 12.5, item: { name: 'Classic Burger', price: 13.25, count: 2 } }])
		expect(dearer?.items.map(({ price }) => price)).toEqual([13.25, 5])
	})

	it.each([
		['sold out there', { ...near, ...soldOut(8) }, menu, 'out_of_stock'],
		['not sold there', { ...near, products: [7] }, menu, 'not_sold'],
		['off the menu', near, [aProduct()], 'not_sold'],
	])('is not what is %s', (_, branch, products, why) => {
		const moved = move([closed, branch], products)
		expect(moved?.items.map(({ name }) => name)).toEqual(['Classic Burger'])
		expect(moved?.missing).toEqual([{ item: shake, why }])
	})

	it('is not what was chosen with something that is gone', () => {
		const single = { ...SIZE, values: SIZE.values.slice(0, 1) }
		const moved = move([closed, near], [aProduct({ customization_options: [single] }), shakeProduct])
		expect(moved?.items.map(({ name }) => name)).toEqual(['Vanilla Shake'])
		expect(moved?.missing).toMatchObject([{ item: { name: 'Classic Burger' }, why: 'choice_gone' }])
	})
})

it.each([
	['sells every line at its price', near, menu, true],
	['sells a line at another price', near, [aProduct({ price: 10.25 }), shakeProduct], false],
	['does not offer what was chosen', near, [aProduct({ customization_options: [] }), shakeProduct], false],
	['does not sell a line', { ...near, products: [8] }, menu, false],
	['has a line sold out', { ...near, ...soldOut(8) }, menu, false],
	['is of another company', { ...near, company: { id: 2, name: 'South' } }, menu, false],
])('a move by a link is the same for its customer or not: the branch %s', (_, branch, products, isSame) => {
	const decided = decideMoveTo(aCart([burger, shake]), branch, fetched({ products }))
	expect(isSameAfter(decided)).toBe(isSame)
	expect(decided.items.every(({ directusBranchId }) => directusBranchId === '4')).toBe(true)
})

describe('the ways on with a lost cart', () => {
	const offer = (...branches: ReturnType<typeof aBranch>[]) =>
		decideLostCartOffer(aCart([burger, shake]), fetched({ branches, products: menu }))

	it('are another branch, and to wait for its own', () => {
		expect(offer(closed, near)).toMatchObject({ move: { branch: near }, waitsFor: closed })
	})

	it('are to wait alone where no branch takes orders', () => {
		expect(offer(closed)).toEqual({ move: null, waitsFor: closed })
	})

	it('are its own branch once it takes orders again, with nothing to wait for', () => {
		expect(offer(aBranch(), near)).toMatchObject({ move: { branch: { id: 3 }, distanceMeters: 0 }, waitsFor: null })
	})

	it('are its own branch before another one under the same roof', () => {
		expect(offer({ ...near, title: 'A', location: aBranch().location }, aBranch())).toMatchObject({
			move: { branch: { id: 3 } },
		})
	})

	it('are other branches alone where its own is gone', () => {
		expect(offer(near)).toMatchObject({ move: { branch: near }, waitsFor: null })
	})
})
