import { createHmac } from 'node:crypto'
import { type DeviceInfo, UNKNOWN } from '@app/contract/device-metadata'
import type { IpFacts } from './ip-facts.ts'

export type SightingKind = 'order' | 'sign_in' | 'push'

/** From where something came that may have to be looked into later. */
export interface Sighting {
	about: SightingKind
	/** The id of the order or of the push subscription; for a sign-in anything that is its own. */
	subject: string
	user: string | null
	/** Of the caller, as Directus found it out. */
	address: string | null
	/** What the browser tells of itself. */
	deviceInfo?: DeviceInfo | undefined
}

/** What is kept of it, see docs/data-model.md. Empty where nothing is known. */
export interface DeviceRow {
	about: SightingKind
	subject: string
	user: string | null
	device: string | null
	fingerprint: string | null
	address: string | null
	metadata: Record<string, Record<string, string | boolean>>
}

/**
 * Shortens what is known to what the purpose needs. Orders and sign-ins (misuse of cards and accounts): whether two
 * came from one browser or address, the browser's kind, country, region and provider. Push subscriptions (which
 * device is it?): the browser's kind alone. User agent, screen, city and place are not kept for any of them, and of
 * browser and address a keyed digest.
 */
export function makeDeviceRow(sighting: Sighting, facts: IpFacts, key: string): DeviceRow {
	const { about, subject, user, address } = sighting
	const isForSecurity = about !== 'push'
	return {
		about,
		subject,
		user,
		address: isForSecurity ? digest(key, 'address', address) : null,
		...describeBrowser(sighting, key),
		metadata: {
			...(isForSecurity && {
				network: known({ network: shortenAddress(address), ...pick(facts, ['vpn', 'proxy', 'tor', 'relay']) }),
				geodata: known(pick(facts, ['country_code', 'region', 'asn'])),
			}),
			client: describeClient(sighting),
		},
	}
}

/** The browser's part: digests of what it calls itself. */
export function describeBrowser({ about, deviceInfo }: Pick<Sighting, 'about' | 'deviceInfo'>, key: string) {
	const security = deviceInfo?.security
	return {
		device: digest(key, 'device', security?.device_id ?? null),
		fingerprint: about === 'push' ? null : digest(key, 'fingerprint', security?.device_fingerprint ?? null),
	}
}

/** And its kind. */
export function describeClient({ about, deviceInfo }: Pick<Sighting, 'about' | 'deviceInfo'>) {
	const { browser = UNKNOWN, platform = UNKNOWN, language = UNKNOWN, timezone = UNKNOWN } = deviceInfo?.client ?? {}
	return known(about === 'push' ? { browser, platform } : { browser, platform, language, timezone })
}

/** The network of an address: the first three of four numbers, or the first three groups of an IPv6 address. */
export function shortenAddress(address: string | null): string {
	const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/, '')
	const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain)
	if (v4) return `${v4[1]}.0/24`
	if (!plain.includes(':')) return UNKNOWN
	const [head = ''] = plain.split('::', 1)
	const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
	return `${groups.join(':')}::/48`
}

/** A keyed digest: whether two values are the same, and nothing else. Null for what is not known. */
export function digest(key: string, purpose: string, value: string | null): string | null {
	if (value === null || value === UNKNOWN || value === '') return null
	return createHmac('sha256', key).update(`${purpose} ${value}`).digest('base64url').slice(0, 22)
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
	return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
}

function known(values: Record<string, string | boolean>): Record<string, string | boolean> {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== UNKNOWN))
}
