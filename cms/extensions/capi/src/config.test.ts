import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const vapid = { VAPID_PRIVATE_KEY: 'b25seS1mb3ItdGVzdHMtMDEyMzQ1Njc4OWFiY2RlZjA' }
const env = { SECRET: 'x'.repeat(32) }

describe('the environment', () => {
	it('needs nothing but a secret', () => {
		expect(parseConfig(env)).toMatchObject({
			paymentGateway: { name: 'sandbox' },
			corsOrigins: 'none',
			testClockFile: null,
			testRoutesFile: null,
		})
	})

	it('derives the sandbox’s secret from it, another for each installation', () => {
		const secretFor = (SECRET: string) => {
			const { paymentGateway } = parseConfig({ SECRET })
			return paymentGateway.name === 'sandbox' ? paymentGateway.secret : ''
		}
		expect(secretFor(env.SECRET)).not.toBe(secretFor('y'.repeat(32)))
		expect(secretFor(env.SECRET)).not.toContain('xxxx')
	})

	it.each([
		[{ CAPI_PAYMENT_GATEWAY: 'cash' }, 'CAPI_PAYMENT_GATEWAY'],
		[{ STOREFRONT_PUBLIC_URL: 'shop' }, 'STOREFRONT_PUBLIC_URL'],
		[{ CAPI_ORDERS_PER_MINUTE: '0' }, 'CAPI_ORDERS_PER_MINUTE'],
		[{ SECRET: '' }, 'SECRET'],
		[{ VAPID_PRIVATE_KEY: 'no-key' }, 'VAPID_PRIVATE_KEY'],
		[{ ...vapid, VAPID_PUBLIC_KEY: 'another' }, 'VAPID_PUBLIC_KEY'],
		[{ ...vapid, VAPID_SUBJECT: 'me' }, 'VAPID_SUBJECT'],
		[{ PUSH_HOSTS: 'http://10.0.0.7' }, 'PUSH_HOSTS'],
		[{ CAPI_OSRM_URL: 'osrm:5000' }, 'CAPI_OSRM_URL'],
		[{ CAPI_ICONIFY_URL: 'icons' }, 'CAPI_ICONIFY_URL'],
	])('says which variable is wrong: %j', (wrong, name) => {
		expect(() => parseConfig({ ...env, ...wrong })).toThrow(name)
	})

	it.each([
		[{ STOREFRONT_PUBLIC_URL: 'https://shop.example' }, 'https://shop.example'],
		[{ EMAIL_FROM: 'Big Dill <orders@shop.example>' }, 'mailto:orders@shop.example'],
		[{ VAPID_SUBJECT: 'mailto:push@shop.example' }, 'mailto:push@shop.example'],
		[{}, 'mailto:no-reply@example.com'],
	])('tells push services whom to ask: %j', (given, subject) => {
		expect(parseConfig({ ...env, ...vapid, ...given }).push.vapid).toMatchObject({ subject })
	})

	it('sends no push messages without a key', () => expect(parseConfig(env).push.vapid).toBeNull())

	it('has the calls of the test pages at local addresses only, unless TEST_PAGES says otherwise', () => {
		const STOREFRONT_PUBLIC_URL = 'https://shop.example'
		expect(parseConfig(env).testPages).toBe(true)
		expect(parseConfig({ ...env, STOREFRONT_PUBLIC_URL }).testPages).toBe(false)
		expect(parseConfig({ ...env, STOREFRONT_PUBLIC_URL, TEST_PAGES: true }).testPages).toBe(true)
		expect(parseConfig({ ...env, TEST_PAGES: 'false' }).testPages).toBe(false)
	})

	it('moves the clock in tests only', () => {
		const file = { CAPI_TEST_CLOCK: '/tmp/clock' }
		expect(parseConfig({ ...env, ...file, NODE_ENV: 'test' }).testClockFile).toBe('/tmp/clock')
		expect(parseConfig({ ...env, ...file, NODE_ENV: 'production' }).testClockFile).toBeNull()
	})

	it('lets a file end the process in tests only', () => {
		const file = { CAPI_TEST_CRASH_AT: '/tmp/crash' }
		expect(parseConfig({ ...env, ...file, NODE_ENV: 'test' }).testCrashFile).toBe('/tmp/crash')
		expect(parseConfig({ ...env, ...file, NODE_ENV: 'production' }).testCrashFile).toBeNull()
		expect(parseConfig({ ...env, ...file }).testCrashFile).toBeNull()
	})
})
