import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const env = { SECRET: 'x'.repeat(32) }

describe('the environment', () => {
	it('needs nothing but a secret', () => {
		expect(parseConfig(env)).toMatchObject({
			paymentGateway: { name: 'sandbox' },
			corsOrigins: 'none',
			testClockFile: null,
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
	])('says which variable is wrong: %j', (wrong, name) => {
		expect(() => parseConfig({ ...env, ...wrong })).toThrow(name)
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
