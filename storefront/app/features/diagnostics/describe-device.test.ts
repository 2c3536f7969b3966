import { describe, expect, it, test } from 'vitest'
import { type DeviceState, describeDevice, formatBytes, formatFacts } from './describe-device.ts'

const DEVICE: DeviceState = {
	displayMode: 'standalone',
	screen: '390 × 844, 3× pixels',
	isOnline: true,
	language: 'en-IE',
	timeZone: 'Europe/Dublin',
	userAgent: 'Pickle/1',
	permissions: [['persistent-storage', 'denied']],
	worker: { support: true, state: 'activated', isWaiting: true, isInControl: true, pushHost: 'push.example' },
	storage: {
		used: 2_345_678,
		quota: 12_000_000_000,
		isPersistent: false,
		local: { records: 3, characters: 600 },
		tab: { records: 1, characters: 20 },
	},
	versions: { website: '1a2b3c', react: '19.2.0', kitchen: { build: '7', node: '22.23.0' } },
}

function factOf(name: string, changes: Partial<DeviceState> = {}): string | undefined {
	const facts = describeDevice({ ...DEVICE, ...changes }).flatMap((group) => group.facts)
	return facts.find(([known]) => known === name)?.[1]
}

describe('the device in words', () => {
	it.each([
		['Display mode', {}, 'standalone'],
		['Service worker', {}, 'activated, in control, a new one is waiting'],
		['Service worker', { worker: { support: false } }, 'not supported'],
		[
			'Service worker',
			{ worker: { support: true, state: null, isWaiting: false, isInControl: false, pushHost: null } },
			'none',
		],
		['Push subscription', {}, 'active, through push.example'],
		['Push subscription', { worker: { support: false } }, 'not supported'],
		['Persistent storage', {}, 'denied'],
		['In use', {}, '2.3 MB of 12.0 GB'],
		[
			'In use',
			{ storage: { used: null, quota: null, isPersistent: null, local: null, tab: null } },
			'not told by this browser',
		],
		['Local storage', {}, '3 records, 1.2 kB'],
		['Of this tab', {}, '1 record, 40 B'],
		['Kitchen system node', {}, '22.23.0'],
		['Kitchen system', { versions: { website: null, react: '19', kitchen: null } }, 'did not answer'],
	] satisfies [string, Partial<DeviceState>, string][])('%s', (name, changes, expected) => {
		expect(factOf(name, changes)).toBe(expected)
	})
})

test.each([
	[0, '0 B'],
	[999, '999 B'],
	[1_000, '1.0 kB'],
	[123_456, '123 kB'],
	[2_345_678, '2.3 MB'],
])('%i bytes are %s', (bytes, text) => {
	expect(formatBytes(bytes)).toBe(text)
})

test('groups become lines of text', () => {
	expect(
		formatFacts([
			{ title: 'A', facts: [['x', '1']] },
			{ title: 'B', facts: [['y', '2']] },
		]),
	).toBe('# A\nx: 1\n\n# B\ny: 2')
})
