import type { Opening } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'
import { closeEarly, isClosedEarly, reopensAt } from './early-closing.ts'
import { openingAt } from './opening.ts'

const DUBLIN = 'Europe/Dublin'
const at = (iso: string) => Date.parse(iso)
const everyDay = (...hours: [open: string, close: string][]): Opening => ({
	weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((day) => hours.map(([open, close]) => ({ day, open, close }))),
	exceptions: [],
})

describe('a branch that closes early', () => {
	it.each([
		['on the next day', everyDay(['11:00', '22:00']), '2026-11-20T15:00:00Z', '2026-11-21T11:00:00Z'],
		['after midnight for the night', everyDay(['11:30', '00:30']), '2026-11-21T00:10:00Z', '2026-11-21T11:30:00Z'],
		[
			'for its second opening',
			everyDay(['11:00', '14:00'], ['17:00', '22:00']),
			'2026-11-20T12:00:00Z',
			'2026-11-20T17:00:00Z',
		],
		['around the clock at midnight', everyDay(['00:00', '24:00']), '2026-11-20T15:00:00Z', '2026-11-21T00:00:00Z'],
		[
			'at the opening that follows an instant, not at it',
			everyDay(['11:00', '22:00']),
			'2026-11-20T11:00:00Z',
			'2026-11-21T11:00:00Z',
		],
	])('opens again %s', (_, opening, closed, reopens) => {
		expect(reopensAt(opening, DUBLIN, at(closed))).toBe(at(reopens))
	})

	it('opens no more where it has no hours', () => {
		expect(reopensAt({ weekly: [], exceptions: [] }, DUBLIN, at('2026-11-20T12:00:00Z'))).toBeNull()
	})

	it('is closed until then, to the millisecond', () => {
		const reopens = at('2026-11-21T11:00:00Z')
		expect([reopens - 1, reopens].map((now) => isClosedEarly(reopens, now))).toEqual([true, false])
		expect(isClosedEarly(null, reopens)).toBe(true)
	})

	it('says when it opens again in place of when it closes', () => {
		const reopens = at('2026-11-21T11:00:00Z')
		const open = openingAt(everyDay(['11:00', '22:00']), DUBLIN, at('2026-11-20T15:00:00Z'))
		expect(closeEarly(open, reopens)).toEqual({ ...open, isOpen: false, closesAt: null, nextOpenAt: reopens })
	})
})
