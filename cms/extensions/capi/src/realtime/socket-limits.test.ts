import { expect, it } from 'vitest'
import { createSocketLimits } from './socket-limits.ts'

const follow = (uid?: string | number) => ({ type: 'subscribe', uid })
/** Long after what was said before. */
const LATER = 10_000

it('lets a socket follow twenty things, by name or without one', () => {
	const limits = createSocketLimits()
	for (let index = 0; index < 19; index++) expect(limits.take(follow(index), 0)).toBe(true)
	expect(limits.take(follow(), 0)).toBe(true)
	expect(limits.take(follow(), 0)).toBe(false)
	expect(limits.take(follow('new'), 0)).toBe(false)
	// The same name takes the place of the one before.
	expect(limits.take(follow('5'), LATER)).toBe(true)
	expect(limits.take(follow('new'), LATER)).toBe(false)
	expect(limits.take({ type: 'unsubscribe', uid: 6 }, LATER)).toBe(true)
	expect(limits.take(follow('new'), LATER)).toBe(true)
	expect(limits.take({ type: 'unsubscribe' }, 2 * LATER)).toBe(true)
	expect(limits.take(follow(), 2 * LATER)).toBe(true)
})

it('counts each of many with one name in the same moment: Directus replaces none of them', () => {
	const limits = createSocketLimits()
	const taken = Array.from({ length: 55 }, () => limits.take(follow('a'), 0))
	expect(taken.filter(Boolean)).toHaveLength(20)
	// Ended by name, they end one by one.
	expect(limits.take({ type: 'unsubscribe', uid: 'a' }, LATER)).toBe(true)
	expect(limits.take(follow('b'), LATER)).toBe(true)
	expect(limits.take(follow('c'), LATER)).toBe(false)
})

it('does not count one as ended that Directus has not noted yet', () => {
	const limits = createSocketLimits()
	const taken: boolean[] = []
	for (let index = 0; index < 25; index++) {
		taken.push(limits.take(follow('a'), 0))
		limits.take({ type: 'unsubscribe' }, 0)
	}
	expect(taken.filter(Boolean)).toHaveLength(20)
})

it('lets it say sixty things in ten seconds', () => {
	const limits = createSocketLimits()
	const said = (now: number) => limits.take({ type: 'ping' }, now)
	expect(Array.from({ length: 60 }, () => said(1_000_000)).every(Boolean)).toBe(true)
	expect(said(1_009_999)).toBe(false)
	expect(said(1_010_000)).toBe(true)
})
