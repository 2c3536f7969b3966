import { currentLanguage, plural, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
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

const UNKNOWN: PlainMessage = 'not told by this browser'

type Labels = Readonly<Record<string, PlainMessage | undefined>>
const PERMISSIONS: Labels = {
	notifications: 'Notifications',
	geolocation: 'Geolocation',
	camera: 'Camera',
	'persistent-storage': 'Persistent storage',
	'clipboard-write': 'Clipboard write',
}
const PERMISSION_STATES: Labels = { granted: 'granted', denied: 'denied', prompt: 'prompt' }
const WORKER_STATES: Labels = { installing: 'installing', activating: 'activating', activated: 'activated' }

/** A browser's own word, in the reader's language where we know it. */
function say(words: Labels, name: string): string {
	const message = words[name]
	return message ? t(message) : name
}

/** Bytes in the largest unit that leaves a whole number before the point. */
export function formatBytes(bytes: number): string {
	const units = ['B', 'kB', 'MB', 'GB', 'TB']
	const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
	const value = bytes / 1000 ** step
	const digits = step === 0 || value >= 100 ? 0 : 1
	const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
	return `${value.toLocaleString(currentLanguage().locale, format)} ${units[step]}`
}

function describeWorker(worker: DeviceState['worker']): string {
	if (!worker.support) return t('not supported')
	if (worker.state === null) return t('none')
	const more = [
		worker.isInControl ? t('in control') : t('not in control'),
		worker.isWaiting && t('a new one is waiting'),
	]
	return [say(WORKER_STATES, worker.state), ...more].filter(Boolean).join(', ')
}

const describeRecords = (size: RecordSize | null) =>
	size
		? plural(
				size.records,
				{ one: '{count} record, {size}', other: '{count} records, {size}' },
				{ size: formatBytes(size.characters * 2) },
			)
		: t(UNKNOWN)

function describeSpace({ used, quota }: DeviceState['storage']): string {
	if (used === null) return t(UNKNOWN)
	return quota ? t('{used} of {quota}', { used: formatBytes(used), quota: formatBytes(quota) }) : formatBytes(used)
}

function describeStored(isPersistent: boolean | null): string {
	if (isPersistent === null) return t(UNKNOWN)
	return isPersistent ? t('yes') : t('no')
}

/** The device in words, grouped, as /logger shows and copies it. */
export function describeDevice(device: DeviceState): FactGroup[] {
	const { worker, storage, versions } = device
	const push = worker.support && worker.pushHost ? t('active, through {host}', { host: worker.pushHost }) : t('none')
	return [
		{
			title: t('This device'),
			facts: [
				[t('Display mode'), device.displayMode],
				[t('Window'), device.screen],
				[t('Network'), device.isOnline ? t('online') : t('offline')],
				[t('Language'), device.language],
				[t('Time zone'), device.timeZone],
				[t('Service worker'), describeWorker(worker)],
				[t('Push subscription'), worker.support ? push : t('not supported')],
			],
		},
		{
			title: t('Permissions'),
			facts: device.permissions.map(([name, state]) => [say(PERMISSIONS, name), say(PERMISSION_STATES, state)]),
		},
		{
			title: t('Storage'),
			facts: [
				[t('In use'), describeSpace(storage)],
				[t('Kept when space is short'), describeStored(storage.isPersistent)],
				[t('Local storage'), describeRecords(storage.local)],
				[t('Of this tab'), describeRecords(storage.tab)],
			],
		},
		{
			title: t('Versions'),
			facts: [
				[t('Website'), versions.website ?? t('unknown')],
				['React', versions.react],
				...Object.entries(versions.kitchen ?? { '': t('did not answer') }).map(
					([name, version]) =>
						[name ? t('Kitchen system {part}', { part: name }) : t('Kitchen system'), version] as const,
				),
				[t('Browser'), device.userAgent],
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
