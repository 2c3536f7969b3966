import { expect, test } from 'vitest'
import { formatWait } from './wait-text.ts'

test.each([
	[0, 'You can try again in 1 second.'],
	[29.2, 'You can try again in 30 seconds.'],
	[60, 'You can try again in 60 seconds.'],
	[61, 'You can try again in 2 minutes.'],
	[900, 'You can try again in 15 minutes.'],
])('%s seconds: %s', (seconds, text) => expect(formatWait(seconds)).toBe(text))
