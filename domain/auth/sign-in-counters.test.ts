import { expect, test } from 'vitest'
import { signInCounters } from './sign-in-counters.ts'

test.each([
	['a stranger', false, false, ['address', 'accountFromAddress', 'account']],
	['a known address', false, true, ['address', 'accountFromAddress']],
	['a known device', true, false, ['device']],
	['a known device at a known address', true, true, ['device']],
])('%s is counted by its own counters', (_name, isKnownDevice, isKnownAddress, counters) =>
	expect(signInCounters({ isKnownDevice, isKnownAddress })).toEqual(counters),
)
