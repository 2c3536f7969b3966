import { tzOffset } from '@date-fns/tz'
import { describe, expect, it } from 'vitest'
import { mayClocksChange } from './clock-changes.ts'

const DAY_MS = 86_400_000
const at = (instant: string) => Date.parse(instant)

describe('mayClocksChange', () => {
	it.each([
		['the evening before', '2026-03-28T23:59:59Z', '2026-03-29T11:00:00Z', true],
		['until the Sunday begins', '2026-03-28T12:00:00Z', '2026-03-29T00:00:00Z', false],
		['from when it is over', '2026-03-30T00:00:00Z', '2026-03-30T11:00:00Z', false],
		['from its last moment', '2026-03-29T23:59:59Z', '2026-03-30T11:00:00Z', true],
		['in autumn', '2026-10-24T23:30:00Z', '2026-10-25T11:00:00Z', true],
		['over a week in November', '2026-11-22T23:30:00Z', '2026-11-29T11:00:00Z', false],
		['over the turn of a year', '2026-12-31T23:30:00Z', '2027-01-02T11:00:00Z', false],
		['from a winter to the next', '2026-12-31T23:30:00Z', '2027-12-31T11:00:00Z', true],
	])('%s: from %s to %s it is %s', (_, from, to, may) => {
		expect(mayClocksChange(at(from), at(to), 'Europe/Dublin')).toBe(may)
	})

	it('knows nothing of zones elsewhere', () => {
		expect(mayClocksChange(at('2026-11-22T23:30:00Z'), at('2026-11-23T11:00:00Z'), 'America/New_York')).toBe(true)
	})

	const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Europe/'))
	it.each(zones)('is right about %s, as Intl knows it', (zone) => {
		const from = at('2026-01-01T00:00:00Z')
		const to = at('2032-01-01T00:00:00Z')
		const wrong: string[] = []
		for (let now = from, offset = tzOffset(zone, new Date(from)); now < to; now += DAY_MS) {
			const next = tzOffset(zone, new Date(now + DAY_MS))
			if (next !== offset && !mayClocksChange(now, now + DAY_MS, zone)) wrong.push(new Date(now).toISOString())
			offset = next
		}
		expect(wrong).toEqual([])
	})
})
