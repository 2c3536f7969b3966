import { DeviceMetadataSchema } from '@app/contract/device-metadata'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

beforeEach(() => {
	vi.resetModules()
	vi.stubGlobal('navigator', { userAgent: FIREFOX, language: 'en-IE' })
	vi.stubGlobal('window', { screen: { width: 390, height: 844 }, devicePixelRatio: 3 })
})
afterEach(() => {
	vi.unstubAllGlobals()
	vi.useRealTimers()
})

test('a browser says what it is, and what it cannot say is unknown', async () => {
	const { collectDeviceInfo } = await import('./device-metadata.ts')
	const { client, security } = await collectDeviceInfo()
	expect(client).toMatchObject({
		user_agent: FIREFOX,
		browser: 'Firefox 140',
		platform: 'Linux',
		language: 'en-IE',
		screen: { width: 390, height: 844, pixelRatio: 3 },
	})
	expect(security.session_id).toMatch(/^[0-9a-f]{32}$/)
	expect(security.device_fingerprint).toBe('unknown')
})

test('nobody is kept waiting, and nothing fails, where the browser does not play along', async () => {
	vi.stubGlobal('window', {
		get screen() {
			throw new Error('not here')
		},
	})
	vi.doMock('./device-id.ts', () => ({ deviceId: () => new Promise(() => {}) }))
	vi.useFakeTimers()
	const { collectDeviceInfo } = await import('./device-metadata.ts')
	const collecting = collectDeviceInfo()
	await vi.advanceTimersByTimeAsync(5_000)
	const { client, security } = await collecting
	expect(client).toMatchObject({ user_agent: 'unknown', browser: 'unknown', screen: 'unknown' })
	expect(security.device_id).toBe('unknown')
	vi.doUnmock('./device-id.ts')
})

test('network and place by address are the server’s word; the exact place is the customer’s', async () => {
	const place = { lat: 53.3, lng: -6.2, accuracy: 20, timestamp: '2026-11-20T18:30:00.000Z' }
	vi.doMock('../storage/device-database.ts', () => ({
		readDevice: async (_store: string, key: string) => (key === 'location' ? place : null),
		writeDevice: async () => true,
	}))
	const { completeMetadata } = await import('./device-metadata.ts')
	const unknown = 'unknown'
	const network = { ip: '203.0.113.7', forwarded_for: unknown, origin: unknown, connection: unknown, protocol: 'https' }
	const flags = { vpn: false, proxy: unknown, tor: unknown, relay: unknown } as const
	const geodata = { country: 'Ireland', city: unknown, region: unknown, country_code: 'IE', asn: unknown, gps: unknown }
	const status = { network: { ...network, ...flags }, client: {}, security: {}, geodata }
	const complete = await completeMetadata(v.parse(DeviceMetadataSchema, status))
	expect(complete.network).toEqual(status.network)
	expect(complete.geodata).toEqual({ ...geodata, gps: place })
	expect(complete.client.browser).toBe('Firefox 140')
	vi.doUnmock('../storage/device-database.ts')
})
