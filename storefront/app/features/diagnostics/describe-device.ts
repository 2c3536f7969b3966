/** What a browser says about itself. Null: it does not tell. */
export interface DeviceState {
	displayMode: string
	screen: string
	isOnline: boolean
	language: string
	timeZone: string
	userAgent: string
	permissions: readonly (readonly [name: string, state: string])[]
	worker:
		| { support: false }
		| {
				support: true
				/** Null: none is registered. */
				state: string | null
				isWaiting: boolean
				isInControl: boolean
				/** Host of the push service; null without a subscription. */
				pushHost: string | null
		  }
	storage: {
		/** Bytes. */
		used: number | null
		quota: number | null
		isPersistent: boolean | null
		local: RecordSize | null
		tab: RecordSize | null
	}
	versions: { website: string | null; react: string; kitchen: Record<string, string> | null }
}

interface RecordSize {
	records: number
	characters: number
}

export interface FactGroup {
	title: string
	facts: readonly (readonly [name: string, value: string])[]
}

const UNKNOWN = 'not told by this browser'

/** Bytes in the largest unit that leaves a whole number before the point. */
export function formatBytes(bytes: number): string {
	const units = ['B', 'kB', 'MB', 'GB', 'TB']
	const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
	const value = bytes / 1000 ** step
	return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[step]}`
}

function describeWorker(worker: DeviceState['worker']): string {
	if (!worker.support) return 'not supported'
	if (worker.state === null) return 'none'
	const more = [worker.isInControl ? 'in control' : 'not in control', worker.isWaiting && 'a new one is waiting']
	return [worker.state, ...more].filter(Boolean).join(', ')
}

const describeRecords = (size: RecordSize | null) =>
	size ? `${size.records} ${size.records === 1 ? 'record' : 'records'}, ${formatBytes(size.characters * 2)}` : UNKNOWN

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** The device in words, grouped, as /logger shows and copies it. */
export function describeDevice(device: DeviceState): FactGroup[] {
	const { worker, storage, versions } = device
	const push = worker.support && worker.pushHost ? `active, through ${worker.pushHost}` : 'none'
	const used =
		storage.used === null
			? UNKNOWN
			: formatBytes(storage.used) + (storage.quota ? ` of ${formatBytes(storage.quota)}` : '')
	return [
		{
			title: 'This device',
			facts: [
				['Display mode', device.displayMode],
				['Window', device.screen],
				['Network', device.isOnline ? 'online' : 'offline'],
				['Language', device.language],
				['Time zone', device.timeZone],
				['Service worker', describeWorker(worker)],
				['Push subscription', worker.support ? push : 'not supported'],
			],
		},
		{ title: 'Permissions', facts: device.permissions.map(([name, state]) => [sentenceCase(name), state]) },
		{
			title: 'Storage',
			facts: [
				['In use', used],
				['Kept when space is short', storage.isPersistent === null ? UNKNOWN : storage.isPersistent ? 'yes' : 'no'],
				['Local storage', describeRecords(storage.local)],
				['Of this tab', describeRecords(storage.tab)],
			],
		},
		{
			title: 'Versions',
			facts: [
				['Website', versions.website ?? 'unknown'],
				['React', versions.react],
				...Object.entries(versions.kitchen ?? { '': 'did not answer' }).map(
					([name, version]) => [`Kitchen system ${name}`.trim(), version] as const,
				),
				['Browser', device.userAgent],
			],
		},
	]
}

/** The groups as lines of text. */
export function formatFacts(groups: readonly FactGroup[]): string {
	return groups
		.map(({ title, facts }) => [`# ${title}`, ...facts.map(([name, value]) => `${name}: ${value}`)].join('\n'))
		.join('\n\n')
}
