import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const env = { SECRET: 'x'.repeat(32) }

describe('the environment', () => {
	it('needs nothing but a secret', () => {
		expect(parseConfig(env)).toMatchObject({ paymentGateway: 'sandbox', corsOrigins: 'none', testClockFile: null })
	})

	it('derives the sandbox’s secret from it, another for each installation', () => {
		expect(parseConfig(env).sandboxSecret).not.toBe(parseConfig({ SECRET: 'y'.repeat(32) }).sandboxSecret)
		expect(parseConfig(env).sandboxSecret).not.toContain('xxxx')
	})

	it.each([
		[{ CAPI_PAYMENT_GATEWAY: 'cash' }, 'CAPI_PAYMENT_GATEWAY'],
		[{ STOREFRONT_PUBLIC_URL: 'shop' }, 'STOREFRONT_PUBLIC_URL'],
		[{ CAPI_ORDERS_PER_MINUTE: '0' }, 'CAPI_ORDERS_PER_MINUTE'],
		[{ SECRET: '' }, 'SECRET'],
	])('says which variable is wrong: %j', (wrong, name) => {
		expect(() => parseConfig({ ...env, ...wrong })).toThrow(name)
	})

	it('moves the clock in tests only', () => {
		const file = { CAPI_TEST_CLOCK: '/tmp/clock' }
		expect(parseConfig({ ...env, ...file, NODE_ENV: 'test' }).testClockFile).toBe('/tmp/clock')
		expect(parseConfig({ ...env, ...file, NODE_ENV: 'production' }).testClockFile).toBeNull()
	})
})
