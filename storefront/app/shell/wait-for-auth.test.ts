import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let authStore: typeof import('../features/auth/auth-store.ts').authStore
let waitForAuth: typeof import('./wait-for-auth.ts').waitForAuth

beforeEach(async () => {
	vi.useFakeTimers()
	// Nobody is known yet.
	vi.resetModules()
	authStore = (await import('../features/auth/auth-store.ts')).authStore
	waitForAuth = (await import('./wait-for-auth.ts')).waitForAuth
})
afterEach(() => {
	vi.useRealTimers()
})

test('a start waits until it is known who is here, but not for ever, and asks every 100 ms', () => {
	const slow = vi.fn()
	waitForAuth(slow)
	vi.advanceTimersByTime(4_999)
	expect(slow).not.toHaveBeenCalled()
	vi.advanceTimersByTime(1)
	expect(slow).toHaveBeenCalledOnce()

	const [known, left] = [vi.fn(), vi.fn()]
	waitForAuth(known)
	waitForAuth(left)()
	vi.advanceTimersByTime(130)
	authStore.dispatch({ type: 'left' })
	vi.advanceTimersByTime(69)
	expect(known).not.toHaveBeenCalled()
	vi.advanceTimersByTime(1)
	expect(known).toHaveBeenCalledOnce()
	vi.advanceTimersByTime(10_000)
	expect(known).toHaveBeenCalledOnce()
	expect(left).not.toHaveBeenCalled()

	const later = vi.fn()
	waitForAuth(later)
	expect(later).toHaveBeenCalledOnce()
})
