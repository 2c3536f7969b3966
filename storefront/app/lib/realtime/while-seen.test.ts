import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectWhileSeen } from './while-seen.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const frame = new EventTarget()
let calls: string[]
let end: () => void

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('document', page)
	vi.stubGlobal('window', frame)
	page.visibilityState = 'visible'
	calls = []
	const note = (name: string) => () => void calls.push(name)
	end = connectWhileSeen({ connect: note('connect'), disconnect: note('disconnect'), wake: note('wake') })
})
afterEach(() => {
	end()
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

function show(visibilityState: 'visible' | 'hidden') {
	page.visibilityState = visibilityState
	page.dispatchEvent(new Event('visibilitychange'))
}

it('connects at once, and stays while the page is hidden for a moment', () => {
	show('hidden')
	vi.advanceTimersByTime(59_999)
	show('visible')
	vi.advanceTimersByTime(120_000)
	expect(calls).toEqual(['connect', 'connect', 'wake'])
})

it('lets go after a minute out of sight, and comes back with the eye', () => {
	show('hidden')
	vi.advanceTimersByTime(60_000)
	expect(calls).toEqual(['connect', 'disconnect'])
	show('visible')
	expect(calls.slice(2)).toEqual(['connect', 'wake'])
})

it('wakes when the network is back', () => {
	frame.dispatchEvent(new Event('online'))
	expect(calls).toEqual(['connect', 'wake'])
})

it('lets go when the page is left, and connects again when the Back button thaws it', () => {
	frame.dispatchEvent(new Event('pagehide'))
	frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
	expect(calls).toEqual(['connect', 'disconnect', 'connect', 'wake'])
})

it('listens to nothing any more when it is ended', () => {
	end()
	frame.dispatchEvent(new Event('online'))
	show('visible')
	expect(calls).toEqual(['connect', 'disconnect'])
})
