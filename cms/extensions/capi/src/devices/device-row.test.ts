import { DeviceInfoSchema } from '@app/contract/device-metadata'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { makeDeviceRow, shortenAddress } from './device-row.ts'
import { NO_FACTS } from './ip-facts.ts'

const FACTS = { ...NO_FACTS, country: 'Ireland', country_code: 'IE', city: 'Dublin', asn: 'AS5466 Eircom', vpn: true }
const deviceInfo = v.parse(DeviceInfoSchema, {
	client: {
		user_agent: 'Mozilla/5.0 (very long)',
		browser: 'Firefox 140',
		platform: 'Linux',
		timezone: 'Europe/Dublin',
	},
	security: { device_id: 'the-device', device_fingerprint: 'the-print', session_id: 'the-tab' },
})
const sighting = { subject: '7', user: null, address: '203.0.113.77', deviceInfo }

describe('makeDeviceRow', () => {
	it('keeps of an order what tells misuse, and neither address nor ids themselves', () => {
		const row = makeDeviceRow({ about: 'order', ...sighting }, FACTS, 'key')
		expect(row.metadata).toEqual({
			network: { network: '203.0.113.0/24', vpn: true },
			geodata: { country_code: 'IE', asn: 'AS5466 Eircom' },
			client: { browser: 'Firefox 140', platform: 'Linux', timezone: 'Europe/Dublin' },
		})
		expect(JSON.stringify(row)).not.toMatch(/113\.77|the-|Mozilla|Dublin"?,"asn|Ireland/)
	})

	it('keeps of a push subscription the kind of browser alone', () => {
		const row = makeDeviceRow({ about: 'push', ...sighting }, FACTS, 'key')
		expect(row).toMatchObject({ address: null, fingerprint: null })
		expect(row.metadata).toEqual({ client: { browser: 'Firefox 140', platform: 'Linux' } })
		expect(row.device).not.toBeNull()
	})

	it('gives one browser one digest, which another key does not', () => {
		const of = (key: string, about: 'order' | 'sign_in') => makeDeviceRow({ about, ...sighting }, FACTS, key).device
		expect(of('key', 'order')).toBe(of('key', 'sign_in'))
		expect(of('key', 'order')).not.toBe(of('other', 'order'))
	})

	it('knows nothing where nothing is told', () => {
		const row = makeDeviceRow({ about: 'sign_in', subject: '7', user: 'u', address: null }, NO_FACTS, 'key')
		expect(row).toMatchObject({ device: null, fingerprint: null, address: null })
		expect(row.metadata).toEqual({ network: {}, geodata: {}, client: {} })
	})
})

describe('shortenAddress', () => {
	it.each([
		['203.0.113.77', '203.0.113.0/24'],
		['::ffff:203.0.113.77', '203.0.113.0/24'],
		['2001:db8:1:2:3::4', '2001:db8:1::/48'],
		['2001:db8::4', '2001:db8:0::/48'],
		['::1', '0:0:0::/48'],
		['not an address', 'unknown'],
		[null, 'unknown'],
	])('%s is of %s', (address, network) => expect(shortenAddress(address)).toBe(network))
})
