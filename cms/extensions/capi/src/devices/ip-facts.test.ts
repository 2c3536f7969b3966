import { describe, expect, it } from 'vitest'
import { mapIpRecord } from './ip-facts.ts'

describe('mapIpRecord', () => {
	it.each([
		[
			'GeoLite2 City',
			{
				country: { iso_code: 'IE', names: { en: 'Ireland' } },
				city: { names: { en: 'Dublin' } },
				subdivisions: [{ names: { en: 'Leinster' } }],
				location: { latitude: 53.3, longitude: -6.2 },
			},
			{ country: 'Ireland', country_code: 'IE', city: 'Dublin', region: 'Leinster' },
		],
		[
			'GeoLite2 ASN',
			{ autonomous_system_number: 5466, autonomous_system_organization: 'Eircom' },
			{ asn: 'AS5466 Eircom' },
		],
		['Anonymous IP', { is_anonymous: true, is_anonymous_vpn: true }, { vpn: true }],
		[
			'IPinfo',
			{ country: 'IE', country_name: 'Ireland', asn: 'AS5466', as_name: 'Eircom', vpn: '', relay: 'true' },
			{ country: 'Ireland', country_code: 'IE', asn: 'AS5466 Eircom', vpn: false, relay: true },
		],
		['IPinfo Lite', { country: 'Ireland', country_code: 'IE' }, { country: 'Ireland', country_code: 'IE' }],
		['an address that is not in it', null, {}],
		['rubbish', { country: 7, city: { names: 'x' }, vpn: 'perhaps' }, {}],
	])('%s', (_database, record, facts) => {
		expect(mapIpRecord(record)).toEqual(facts)
	})
})
