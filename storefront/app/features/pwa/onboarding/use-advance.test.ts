import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAdvance } from './use-advance.ts'

/** Effects run at once, and what they clean up is handed out. */
const cleanUps = vi.hoisted(() => [] as (() => void)[])
vi.mock('react', () => ({
	useEffect(effect: () => (() => void) | undefined) {
		const cleanUp = effect()
		if (cleanUp) cleanUps.push(cleanUp)
	},
	useRef: <T>(current: T) => ({ current }),
}))

beforeEach(() => {
	vi.useFakeTimers()
	cleanUps.length = 0
})
afterEach(() => {
	vi.useRealTimers()
})

test('a step goes on 1.5 s after its permission was granted', () => {
	const goOn = vi.fn()
	useAdvance(true, goOn)
	vi.advanceTimersByTime(1_499)
	expect(goOn).not.toHaveBeenCalled()
	vi.advanceTimersByTime(1)
	expect(goOn).toHaveBeenCalledOnce()
})

test('a step that was left, or is not granted, does not go on', () => {
	const goOn = vi.fn()
	useAdvance(false, goOn)
	useAdvance(true, goOn)
	for (const cleanUp of cleanUps) cleanUp()
	vi.advanceTimersByTime(10_000)
	expect(goOn).not.toHaveBeenCalled()
})
