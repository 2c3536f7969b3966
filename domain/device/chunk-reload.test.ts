import { expect, it } from 'vitest'
import { decideChunkReload } from './chunk-reload.ts'

const NOW = 1_000_000
const failed = { now: NOW, lastReloadAt: null, isOffline: false, isPaying: false }

it.each([
	['reloads the first time', {}, 'reload'],
	['shows the failure right after a reload', { lastReloadAt: NOW }, 'show'],
	['shows it 9,999 ms after a reload', { lastReloadAt: NOW - 9_999 }, 'show'],
	['reloads again after 10,000 ms', { lastReloadAt: NOW - 10_000 }, 'reload'],
	['reloads where the clock was put back', { lastReloadAt: NOW + 1 }, 'reload'],
	['does not reload without a network', { isOffline: true }, 'show'],
	['does not reload during a payment', { isPaying: true }, 'show'],
] as const)('%s', (_what, part, expected) => {
	expect(decideChunkReload({ ...failed, ...part })).toBe(expected)
})
