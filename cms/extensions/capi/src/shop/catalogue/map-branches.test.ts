import { describe, expect, it } from 'vitest'
import type { CatalogueRows, Row } from '../../repositories/catalogue-rows.ts'
import { mapBranches, parseExceptions, parseWeekly, withSwitches } from './map-branches.ts'

const branch: Row = {
	id: 1,
	status: 'published',
	title: 'Quay',
	slug: 'quay',
	odooID: 9,
	company: 1,
	timezone: 'Europe/Dublin',
	location: '{"type":"Point","coordinates":[-6.2,53.3]}',
	opening_hours: '[{"day":1,"open":"09:30","close":"17:00"}]',
	opening_exceptions: null,
	pos_session: '{"id":1,"name":"POS","config_id":1}',
	can_order_online: 1,
	kitchen_status: 'busy',
	ready_min: 10,
	ready_max: 15,
	busy_extra: 5,
	slot_minutes: 15,
	slot_capacity: null,
}

function map(changes: Row, currency = 'EUR') {
	const rows = {
		companies: [{ id: 1, name: 'Chain', currency }],
		branches: [{ ...branch, ...changes }],
		branchProducts: [
			{ id: 1, branch: 1, product: 5, sold_out: 0, stock: null },
			{ id: 2, branch: 1, product: 6, sold_out: 1, stock: 4 },
			{ id: 3, branch: 1, product: 7, sold_out: 0, stock: 0 },
		],
	} as unknown as CatalogueRows
	return mapBranches(rows, new Set([5, 6])).get(1)!
}

describe('a branch from the database', () => {
	it('sells what is on the menu, and knows what is switched off and what is counted', () => {
		const { sells, switchedOff, stock } = map({})
		expect([[...sells], [...switchedOff], [...stock]]).toEqual([[5, 6], [6], [[6, 4]]])
	})

	it('reads JSON from text and as it is', () => {
		expect(map({}).coordinates).toEqual([-6.2, 53.3])
		expect(map({ location: { type: 'Point', coordinates: [1, 2] } }).coordinates).toEqual([1, 2])
	})

	it('is hidden rather than breaking the menu when its time zone or its currency is none', () => {
		expect(map({}).isPublished).toBe(true)
		expect(map({ timezone: 'Mars/Olympus' }).isPublished).toBe(false)
		expect(map({}, 'Euro').isPublished).toBe(false)
	})

	it('has an ordinary kitchen where nobody has set a switch', () => {
		expect(map({ kitchen_status: null }).kitchenMode).toBe('open')
	})
})

describe('opening hours as a form leaves them', () => {
	it('lose their seconds, and rows that are no hours', () => {
		const typed = [
			{ day: '2', open: '09:30:00', close: '24:00' },
			{ day: 3 },
			{ day: 9, open: '09:00', close: '10:00' },
		]
		expect(parseWeekly(typed)).toEqual([{ day: 2, open: '09:30', close: '24:00' }])
	})

	it('have exceptions with what was left out filled in', () => {
		expect(parseExceptions([{ date: '2026-12-25', closed: true }, { reason: 'no date' }])).toEqual([
			{ date: '2026-12-25', closed: true, open: null, close: null, reason: null },
		])
	})
})

describe('the switches of a branch that were read since', () => {
	const switches = { status: 'published', can_order_online: 1, kitchen_status: 'busy', closed_early: 0 }

	it('leave the branch the same while nobody has pressed any', () => {
		const known = map({})
		expect(withSwitches(known, switches)).toBe(known)
	})

	it.each([
		[{ status: 'draft' }, { isPublished: false }],
		[{ can_order_online: 0 }, { acceptsOnlineOrders: false }],
		[{ kitchen_status: 'dine_in_only' }, { kitchenMode: 'dine_in_only' }],
		[{ closed_early: 1, closed_early_at: 1_000 }, { closedEarlyAt: 1_000 }],
	])('count as %j', (pressed, expected) => {
		const known = map({})
		expect(withSwitches(known, { ...switches, ...pressed })).toEqual({ ...known, ...expected })
	})

	it('do not publish a branch that cannot be shown', () => {
		expect(withSwitches(map({ timezone: 'Nowhere' }), switches).isPublished).toBe(false)
	})
})
