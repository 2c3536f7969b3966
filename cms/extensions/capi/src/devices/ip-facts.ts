import { type DeviceMetadata, UNKNOWN } from '@app/contract/device-metadata'

type Flags = 'vpn' | 'proxy' | 'tor' | 'relay'
type Places = 'country' | 'city' | 'region' | 'country_code' | 'asn'

/** What an operator's IP databases tell of an address. */
export type IpFacts = Pick<DeviceMetadata['network'], Flags> & Pick<DeviceMetadata['geodata'], Places>

export const NO_FACTS: IpFacts = {
	vpn: UNKNOWN,
	proxy: UNKNOWN,
	tor: UNKNOWN,
	relay: UNKNOWN,
	country: UNKNOWN,
	city: UNKNOWN,
	region: UNKNOWN,
	country_code: UNKNOWN,
	asn: UNKNOWN,
}

/**
 * One record of a database in MaxMind's format to what it says. Two vocabularies are read: MaxMind's own (nested,
 * GeoLite2 City, Country, ASN, Anonymous IP) and IPinfo's (flat). What neither has stays unknown.
 */
export function mapIpRecord(record: unknown): Partial<IpFacts> {
	const facts: Partial<Record<keyof IpFacts, string | boolean | undefined>> = {
		country: text(record, 'country.names.en') ?? text(record, 'country_name') ?? longName(record),
		country_code: text(record, 'country.iso_code') ?? text(record, 'country_code') ?? shortName(record),
		city: text(record, 'city.names.en') ?? text(record, 'city'),
		region: text(record, 'subdivisions.0.names.en') ?? text(record, 'region'),
		asn: provider(record),
		vpn: flag(record, ['is_anonymous_vpn', 'traits.is_anonymous_vpn', 'vpn', 'privacy.vpn']),
		proxy: flag(record, ['is_public_proxy', 'traits.is_public_proxy', 'proxy', 'privacy.proxy']),
		tor: flag(record, ['is_tor_exit_node', 'traits.is_tor_exit_node', 'tor', 'privacy.tor']),
		relay: flag(record, ['relay', 'privacy.relay']),
	}
	return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

/** IPinfo writes the code where MaxMind has an object, and the name elsewhere or nowhere. */
const shortName = (record: unknown) => only(/^[A-Z]{2}$/, text(record, 'country'))
const longName = (record: unknown) => only(/^(?![A-Z]{2}$)/, text(record, 'country'))
const only = (form: RegExp, value: string | undefined) => (value !== undefined && form.test(value) ? value : undefined)

function provider(record: unknown): string | undefined {
	const number = at(record, 'autonomous_system_number')
	const name = text(record, 'autonomous_system_organization') ?? text(record, 'as_name')
	const code = typeof number === 'number' ? `AS${number}` : text(record, 'asn')
	return code && name ? `${code} ${name}` : code
}

/**
 * MaxMind leaves out a flag that is not set; IPinfo writes "true" and "". A database that knows none of them knows
 * nothing about them.
 */
function flag(record: unknown, paths: readonly string[]): boolean | undefined {
	for (const path of paths) {
		const value = at(record, path)
		if (value === true || value === 'true') return true
		if (value === false || value === 'false' || value === '') return false
	}
	return undefined
}

function text(record: unknown, path: string): string | undefined {
	const value = at(record, path)
	return typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined
}

function at(record: unknown, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record)
}
