import { expect, it } from 'vitest'
import { createSocketLimits } from './socket-limits.ts'

const follow = (uid?: string | number) => ({ type: 'subscribe', uid })

it('lets a socket follow twenty things, by name or without one', () => {
	const limits = createSocketLimits()
	for (let index = 0; index < 19; index++) expect(limits.take(follow(index), 0)).toBe(true)
	expect(limits.take(follow(), 0)).toBe(true)
	expect(limits.take(follow(), 0)).toBe(false)
	expect(limits.take(follow('new'), 0)).toBe(false)
	// The same name takes the place of the one before.
	expect(limits.take(follow('5'), 0)).toBe(true)
	expect(limits.take({ type: 'unsubscribe', uid: 5 }, 0)).toBe(true)
	expect(limits.take(follow('new'), 0)).toBe(true)
	expect(limits.take({ type: 'unsubscribe' }, 0)).toBe(true)
	expect(limits.take(follow(), 0)).toBe(true)
})

it('lets it say sixty things in ten seconds', () => {
	const limits = createSocketLimits()
	const said = (now: number) => limits.take({ type: 'ping' }, now)
	expect(Array.from({ length: 60 }, () => said(1_000_000)).every(Boolean)).toBe(true)
	expect(said(1_009_999)).toBe(false)
	expect(said(1_010_000)).toBe(true)
})
