import { describe, expect, it } from 'vitest'
import { offerSlots, type Pickup, settlePickup } from './pickup-choice.ts'

const NOW = Date.parse('2026-11-23T23:00:00Z')
const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const days = [MONDAY, TUESDAY]
const QUARTER_TO = '2026-11-23T23:45:00+00:00'
const slots = [{ start: QUARTER_TO, available: true }]
const chosen: Pickup = { type: 'later', day: MONDAY, time: QUARTER_TO }

describe('settlePickup', () => {
	it('keeps a time that is ahead and free', () => {
		expect(settlePickup(chosen, { days, slots, now: NOW })).toEqual({ pickup: chosen, lost: null })
		expect(settlePickup(chosen, { days, slots: null, now: NOW }).lost).toBeNull()
	})

	it('keeps the same instant written with another offset', () => {
		const elsewhere = [{ start: '2026-11-24T00:45:00+01:00', available: true }]
		expect(settlePickup(chosen, { days, slots: elsewhere, now: NOW }).lost).toBeNull()
	})

	it.each([
		['listed as full', [{ start: QUARTER_TO, available: false }]],
		['not listed any more', []],
	])('takes off a time that is %s and keeps the day', (_, other) => {
		expect(settlePickup(chosen, { days, slots: other, now: NOW })).toEqual({
			pickup: { type: 'later', day: MONDAY, time: null },
			lost: { time: QUARTER_TO, why: 'taken' },
		})
	})

	it('takes off a time that has begun', () => {
		const { lost } = settlePickup(chosen, { days, slots, now: Date.parse(QUARTER_TO) })
		expect(lost).toEqual({ time: QUARTER_TO, why: 'over' })
	})

	it('does not turn yesterday’s time into today’s at midnight', () => {
		const after = { days: [TUESDAY, '2026-11-25'], slots: null, now: Date.parse('2026-11-24T00:00:00Z') }
		expect(settlePickup(chosen, after)).toEqual({
			pickup: { type: 'later', day: TUESDAY, time: null },
			lost: { time: QUARTER_TO, why: 'over' },
		})
		expect(settlePickup({ ...chosen, time: null }, after)).toEqual({
			pickup: { type: 'later', day: TUESDAY, time: null },
			lost: null,
		})
	})

	it('leaves "now" alone', () => {
		expect(settlePickup({ type: 'now' }, { days, slots: [], now: NOW }).pickup).toEqual({ type: 'now' })
	})
})

describe('offerSlots', () => {
	const offer = (options: Partial<Parameters<typeof offerSlots>[1]>, available = true) =>
		offerSlots([{ start: QUARTER_TO, available }], { now: NOW, refused: new Set(), held: null, ...options })[0]
			?.available

	it('offers what is free, ahead and not refused', () => {
		expect(offer({})).toBe(true)
		expect(offer({}, false)).toBe(false)
		expect(offer({ now: Date.parse(QUARTER_TO) })).toBe(false)
		expect(offer({ refused: new Set([QUARTER_TO]) })).toBe(false)
	})

	it('offers the slot that the cart’s own unpaid order fills, unless it was refused', () => {
		expect(offer({ held: '2026-11-23T23:45:00Z' }, false)).toBe(true)
		expect(offer({ held: QUARTER_TO, refused: new Set([QUARTER_TO]) }, false)).toBe(false)
	})
})
