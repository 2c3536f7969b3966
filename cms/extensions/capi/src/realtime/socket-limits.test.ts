import { expect, it } from 'vitest'
import { createStreamLimit } from '../http/event-stream.ts'
import { createSocketLimits } from './socket-limits.ts'

/** An address with room for any number. */
const anyPlace = () => () => undefined
const follow = (uid?: string | number) => ({ type: 'subscribe', uid })
/** Long after what was said before. */
const LATER = 10_000

it('lets a socket follow twenty things, by name or without one', () => {
	const limits = createSocketLimits(anyPlace)
	for (let index = 0; index < 19; index++) expect(limits.takeSubscription(follow(index), 0)).toBe(true)
	expect(limits.takeSubscription(follow(), 0)).toBe(true)
	expect(limits.takeSubscription(follow(), 0)).toBe(false)
	expect(limits.takeSubscription(follow('new'), 0)).toBe(false)
	// The same name takes the place of the one before.
	expect(limits.takeSubscription(follow('5'), LATER)).toBe(true)
	expect(limits.takeSubscription(follow('new'), LATER)).toBe(false)
	expect(limits.takeSubscription({ type: 'unsubscribe', uid: 6 }, LATER)).toBe(true)
	expect(limits.takeSubscription(follow('new'), LATER)).toBe(true)
	expect(limits.takeSubscription({ type: 'unsubscribe' }, 2 * LATER)).toBe(true)
	expect(limits.takeSubscription(follow(), 2 * LATER)).toBe(true)
})

it('counts each of many with one name in the same moment: Directus replaces none of them', () => {
	const limits = createSocketLimits(anyPlace)
	const taken = Array.from({ length: 55 }, () => limits.takeSubscription(follow('a'), 0))
	expect(taken.filter(Boolean)).toHaveLength(20)
	// Ended by name, they end one by one.
	expect(limits.takeSubscription({ type: 'unsubscribe', uid: 'a' }, LATER)).toBe(true)
	expect(limits.takeSubscription(follow('b'), LATER)).toBe(true)
	expect(limits.takeSubscription(follow('c'), LATER)).toBe(false)
})

it('does not count one as ended that Directus has not noted yet', () => {
	const limits = createSocketLimits(anyPlace)
	const taken: boolean[] = []
	for (let index = 0; index < 25; index++) {
		taken.push(limits.takeSubscription(follow('a'), 0))
		limits.takeSubscription({ type: 'unsubscribe' }, 0)
	}
	expect(taken.filter(Boolean)).toHaveLength(20)
})

it('lets it say sixty things in ten seconds, and sign in ten times a minute', () => {
	const limits = createSocketLimits(anyPlace)
	expect(Array.from({ length: 60 }, () => limits.takeMessage(1_000_000)).every(Boolean)).toBe(true)
	expect(limits.takeMessage(1_009_999)).toBe(false)
	expect(limits.takeMessage(1_010_000)).toBe(true)
	expect(Array.from({ length: 10 }, () => limits.takeSignIn(1_000_000)).every(Boolean)).toBe(true)
	expect(limits.takeSignIn(1_059_999)).toBe(false)
	expect(limits.takeSignIn(1_060_000)).toBe(true)
})

it('shares the places of its address with other sockets, and gives them back when it ends or closes', () => {
	const takePlace = createStreamLimit(3, new Set())
	const [one, other] = [1, 2].map(() => createSocketLimits(() => takePlace('an address')))
	expect(['a', 'b', 'c', 'd'].map((uid) => one!.takeSubscription(follow(uid), 0))).toEqual([true, true, true, false])
	expect(other!.takeSubscription(follow('a'), 0)).toBe(false)
	one!.takeSubscription({ type: 'unsubscribe', uid: 'a' }, LATER)
	expect(other!.takeSubscription(follow('a'), LATER)).toBe(true)
	expect(other!.takeSubscription(follow('b'), LATER)).toBe(false)
	one!.close()
	expect(other!.takeSubscription(follow('b'), LATER)).toBe(true)
})
