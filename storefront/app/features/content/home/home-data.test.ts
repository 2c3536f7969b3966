import { expect, test } from 'vitest'
import { makeBranch, makeMenu, makeProduct } from '../../../../test/fake-cms.ts'
import { mapHomeData } from './home-data.server.ts'

/** A Friday, 18:00 in Dublin. */
const NOW = Date.parse('2026-11-20T18:00:00Z')
const branchOf = (fields: Parameters<typeof makeBranch>[0]) =>
	mapHomeData(makeMenu({ branches: [makeBranch(fields)] }), NOW).branches[0]!
const closed = { is_open: false, can_order_online: false, closes_at: null }

test.each([
	['until it closes', { closes_at: '2026-11-20T23:00:00+00:00' }, 'Open until 23:00'],
	[
		'in the branch’s own time zone',
		{ closes_at: '2026-11-21T00:00:00+01:00', timezone: 'Europe/Berlin' },
		'Open until 00:00',
	],
	['around the clock', { closes_at: null }, 'Open 24 hours'],
	['later today', { ...closed, next_open_at: '2026-11-20T20:30:00+00:00' }, 'Opens 20:30'],
	['on another day', { ...closed, next_open_at: '2026-11-21T12:00:00+00:00' }, 'Opens tomorrow 12:00'],
	[
		'in a week, which is not today',
		{ ...closed, next_open_at: '2026-11-27T12:00:00+00:00' },
		'Opens 27 November 12:00',
	],
	['not known', { ...closed, next_open_at: null }, 'Closed until further notice'],
	['for dine-in', { kitchen_computed_status: 'dine_in_only' as const, can_order_online: false }, 'Dine-in only'],
])('open %s', (_, fields, text) => {
	expect(branchOf(fields).opening).toBe(text)
})

test('only a branch that takes orders has a ready time', () => {
	expect(branchOf({}).ready).toBe('ready in 10–15 mins')
	expect(branchOf({ can_order_online: false })).toMatchObject({ ready: null, state: 'closed' })
})

test('branches that take orders come first, the rest in their order', () => {
	const branches = [makeBranch({ id: 1, can_order_online: false }), makeBranch({ id: 2 }), makeBranch({ id: 3 })]
	expect(mapHomeData(makeMenu({ branches }), NOW).branches.map(({ id }) => id)).toEqual([2, 3, 1])
})

test('best sellers are what staff call so, six at most, with their price as text', () => {
	const products = Array.from({ length: 9 }, (_, index) => makeProduct({ id: index + 1, price: 9.5 }))
	const { bestSellers } = mapHomeData(makeMenu({ products: [makeProduct({ id: 99, badges: [] }), ...products] }), NOW)
	expect(bestSellers).toHaveLength(6)
	expect(bestSellers[0]).toMatchObject({ id: 1, price: '€9.50', varies: false })
})

test('without a menu there is nothing to show, and nothing breaks', () => {
	expect(mapHomeData(null, NOW)).toEqual({ branches: [], bestSellers: [] })
})
