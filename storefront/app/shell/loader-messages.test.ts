import { expect, test } from 'vitest'
import { LOADER_MESSAGES } from './loader-messages.ts'

test('the loader has at least 18 messages, no two alike', () => {
	expect(LOADER_MESSAGES.length).toBeGreaterThanOrEqual(18)
	expect(new Set(LOADER_MESSAGES).size).toBe(LOADER_MESSAGES.length)
})
