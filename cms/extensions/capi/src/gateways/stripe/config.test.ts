import { describe, expect, it } from 'vitest'
import { parseStripe } from './config.ts'

const KEYS = {
	STRIPE_SECRET_KEY: 'sk_test_secret1',
	STRIPE_PUBLISHABLE_KEY: 'pk_test_public1',
	STRIPE_WEBHOOK_SECRET: 'whsec_secret2',
}
const parse = (changes: Record<string, string> = {}) => {
	const env: Record<string, string> = { ...KEYS, ...changes }
	return parseStripe((name) => env[name] ?? '')
}

describe('the settings of Stripe', () => {
	it('are three keys', () => {
		expect(parse()).toEqual({
			name: 'stripe',
			secretKey: 'sk_test_secret1',
			publishableKey: 'pk_test_public1',
			webhookSecret: 'whsec_secret2',
			isLive: false,
			api: null,
		})
		const live = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
		expect(parse(live).isLive).toBe(true)
	})

	it.each(Object.keys(KEYS))('say so when %s is missing or no such key, and never show what it is', (name) => {
		expect(() => parse({ [name]: '' })).toThrow(`${name} is missing`)
		expect(() => parse({ [name]: 'hunter2' })).toThrow(`${name} is not usable`)
		expect(() => parse({ [name]: 'hunter2' })).not.toThrow(/hunter2/)
	})

	it('do not mix test and live keys', () => {
		expect(() => parse({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow('both be test keys')
	})

	it('may name another server for test keys only', () => {
		const api = { STRIPE_API_HOST: '127.0.0.1', STRIPE_API_PORT: '12111', STRIPE_API_PROTOCOL: 'http' }
		expect(parse(api).api).toEqual({ host: '127.0.0.1', port: '12111', protocol: 'http' })
		const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
		expect(() => parse({ ...api, ...live })).toThrow('STRIPE_API_HOST')
		expect(() => parse({ ...api, STRIPE_API_PROTOCOL: 'ftp' })).toThrow('STRIPE_API_PROTOCOL')
		expect(() => parse({ ...api, STRIPE_API_PORT: 'x' })).toThrow('STRIPE_API_PORT')
	})
})
