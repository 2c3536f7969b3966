import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIPv6 } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHistogram } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { LONGEST_CALL_MS } from '../extensions/capi/src/gateways/stripe/client.ts'
import { buildDirectusEnvironment } from './directus-environment.ts'
import { originsOf } from './origins.ts'
import { assertProductionReady } from './production.ts'
import { parseSettings } from './settings.ts'

interface Monitor {
	overloaded: boolean
	updateUsage(): void
}
type MonitorOptions = { sampleInterval: number; maxEventLoopDelay: number }
/** As Directus finds it. */
const { PressureMonitor } = createRequire(import.meta.resolve('@directus/api/package.json'))('@directus/pressure') as {
	PressureMonitor: new (options: MonitorOptions) => Monitor
}

const SECRET = 'x'.repeat(32)
const build = (env: NodeJS.ProcessEnv) => buildDirectusEnvironment(parseSettings({ SECRET, ...env }), env)

describe('settings', () => {
	it('need nothing but a secret', () => {
		const settings = parseSettings({ SECRET })
		expect(settings.port).toBe(8055)
		expect(settings.host).toBe('127.0.0.1')
		expect(settings.publicUrl.href).toBe('http://127.0.0.1:8055/')
	})

	it('name all that is wrong at once', () => {
		expect(() => parseSettings({ SECRET: 'short', CMS_PORT: '70000', STOREFRONT_PUBLIC_URL: 'nowhere' })).toThrow(
			/CMS_PORT.*SECRET.*STOREFRONT_PUBLIC_URL/s,
		)
	})
})

describe('origins', () => {
	it('take localhost and 127.0.0.1 alike', () => {
		expect(originsOf(new URL('http://localhost:3000/x'))).toEqual(['http://127.0.0.1:3000', 'http://localhost:3000'])
	})

	it('are one where the address is a real one', () => {
		expect(originsOf(new URL('https://order.example.com'))).toEqual(['https://order.example.com'])
	})
})

const start = (env: NodeJS.ProcessEnv) => assertProductionReady(parseSettings({ SECRET, ...env }), build(env))

describe('the sandbox', () => {
	const env = { STOREFRONT_PUBLIC_URL: 'https://order.example.com', IP_TRUST_PROXY: '127.0.0.1' }

	it('takes no orders of a public address unless somebody says so', () => {
		expect(() => start(env)).toThrow(/^At https:\/\/order\.example\.com .*CAPI_ALLOW_SANDBOX=true .*\.$/)
		expect(() => start({ ...env, CAPI_ALLOW_SANDBOX: 'true' })).not.toThrow()
		expect(() => start({ ...env, CAPI_PAYMENT_GATEWAY: 'stripe' })).not.toThrow()
		expect(() => start({ ...env, NODE_ENV: 'test' })).not.toThrow()
		expect(() => start({})).not.toThrow()
	})
})

describe('a proxy in front of the CMS', () => {
	const proxied = { CMS_PUBLIC_URL: 'https://cms.example.com', CAPI_PAYMENT_GATEWAY: 'stripe' }

	it('is named, or production refuses to start in one sentence', () => {
		for (const NODE_ENV of [undefined, 'production']) {
			expect(() => start({ ...proxied, NODE_ENV })).toThrow(/^Every visitor .*IP_TRUST_PROXY.*\.$/)
		}
		expect(() => start({ ...proxied, IP_TRUST_PROXY: 'true' })).toThrow(/IP_TRUST_PROXY=true/)
		expect(() => start({ ...proxied, IP_TRUST_PROXY: '127.0.0.1' })).not.toThrow()
	})

	it('may be named in the file that Directus reads', () => {
		const VAR_DIR = mkdtempSync(join(tmpdir(), 'environment-'))
		writeFileSync(join(VAR_DIR, 'directus.env'), 'IP_TRUST_PROXY="127.0.0.1"\n')
		expect(() => start({ ...proxied, VAR_DIR })).not.toThrow()
	})

	it('is not asked for in development and at a local address', () => {
		expect(() => start({ ...proxied, NODE_ENV: 'development' })).not.toThrow()
		expect(() => start({ NODE_ENV: 'production' })).not.toThrow()
	})
})

describe('the environment of Directus', () => {
	it('has its own port, whatever PORT says', () => {
		expect(build({ PORT: '3000', CMS_PORT: '8123' }).PORT).toBe('8123')
	})

	it('allows the storefront’s pages and the headers of its calls', () => {
		const env = build({ STOREFRONT_PUBLIC_URL: 'http://127.0.0.1:3000' })
		expect(env.CORS_ORIGIN).toContain('http://localhost:3000')
		expect(env.CORS_ALLOWED_HEADERS).toContain('Idempotency-Key')
		expect(env.CORS_EXPOSED_HEADERS).toMatch(/ETag.*X-Request-Id/)
	})

	it('sets cookies for https only where the CMS has it', () => {
		expect(build({}).SESSION_COOKIE_SECURE).toBe('false')
		expect(build({ CMS_PUBLIC_URL: 'https://cms.example.com' }).SESSION_COOKIE_SECURE).toBe('true')
	})

	it('sends HSTS where the CMS has https', () => {
		expect(build({}).HSTS_ENABLED).toBe('false')
		expect(build({ CMS_PUBLIC_URL: 'https://cms.example.com' }).HSTS_ENABLED).toBe('true')
	})

	it('waits for the longest call of the payment provider before it ends, and keeps connections longer than a proxy', () => {
		expect(Number(build({}).SERVER_SHUTDOWN_TIMEOUT)).toBeGreaterThan(LONGEST_CALL_MS)
		// What nginx has for the connections of browsers; for its own to a server it is 60 s.
		expect(Number(build({}).SERVER_KEEP_ALIVE_TIMEOUT)).toBeGreaterThan(75_000)
	})

	it('leaves the last word about limits to whoever runs it', () => {
		expect(build({}).RATE_LIMITER_ENABLED).toBe('true')
		expect(build({ RATE_LIMITER_ENABLED: 'false' }).RATE_LIMITER_ENABLED).toBe('false')
	})

	it('uses SQLite in the data folder unless another database is named', () => {
		expect(build({ VAR_DIR: '/data' }).DB_FILENAME).toBe('/data/database/data.db')
		const postgres = build({ DB_CLIENT: 'pg', DB_CONNECTION_STRING: 'postgres://db/shop' })
		expect(postgres.DB_CLIENT).toBe('pg')
		expect(postgres.DB_FILENAME).toBeUndefined()
	})

	it('keeps mail as files until a mail server is named', () => {
		expect(build({ VAR_DIR: '/data' }).CAPI_MAIL_FOLDER).toBe('/data/mail')
		expect(build({ EMAIL_TRANSPORT: 'smtp' }).CAPI_MAIL_FOLDER).toBeUndefined()
	})

	it('offers Google where a client is configured, back to the storefront’s own page alone', () => {
		expect(build({ GOOGLE_CLIENT_ID: 'id' }).AUTH_PROVIDERS).toBeUndefined()
		const env = build({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
		expect(env).toMatchObject({
			AUTH_PROVIDERS: 'google',
			AUTH_GOOGLE_REQUIRE_VERIFIED_EMAIL: 'true',
			AUTH_GOOGLE_MODE: 'session',
			AUTH_GOOGLE_REDIRECT_ALLOW_LIST:
				'array:http://127.0.0.1:3000/auth/google-callback,http://127.0.0.1:3000/de/auth/google-callback,http://localhost:3000/auth/google-callback,http://localhost:3000/de/auth/google-callback',
		})
	})
})

describe('the pressure at which visitors are refused', () => {
	const { PRESSURE_LIMITER_SAMPLE_INTERVAL: interval, PRESSURE_LIMITER_MAX_EVENT_LOOP_DELAY: delay } = build({})

	/** Directus's own monitor at the end of one sample, in which the event loop was held up so. */
	function isRefused(holdUpsMs: readonly number[]): boolean {
		const monitor = new PressureMonitor({ sampleInterval: Number(interval), maxEventLoopDelay: Number(delay) })
		const delays = createHistogram()
		for (const ms of holdUpsMs) delays.record(ms * 1_000_000)
		Object.assign(monitor, { histogram: delays }).updateUsage()
		return monitor.overloaded
	}

	/** How often the monitor looks while nothing is held up. */
	const TICK_MS = 10
	const restOf = (heldUpMs: number) => Array<number>(Math.max(0, Number(interval) - heldUpMs) / TICK_MS).fill(TICK_MS)

	it.each([1_100, 2_500, 4_000])('is not one stall of %i ms of a busy machine', (ms) => {
		expect(isRefused([ms, ...restOf(ms)])).toBe(false)
	})

	it('is a server that gets to nothing without a second’s wait', () => {
		expect(isRefused(Array(5).fill(1_100))).toBe(true)
	})
})

describe('the networks that a file import is kept from', () => {
	// Directus builds a list of the same class from the variable.
	const denied = new BlockList()
	for (const network of build({}).IMPORT_IP_DENY_LIST!.replace('array:', '').split(',')) {
		const [address, prefix] = network.split('/') as [string, string | undefined]
		if (prefix) denied.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4')
	}
	const isDenied = (address: string) => denied.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

	it.each([
		'0.0.0.1',
		'10.1.2.3',
		'100.64.0.1',
		'127.0.0.1',
		'169.254.169.254',
		'172.31.255.255',
		'192.168.1.1',
		'224.0.0.1',
		'255.255.255.255',
		'::',
		'::1',
		'::ffff:127.0.0.1',
		'::ffff:10.0.0.1',
		'::ffff:a9fe:a9fe',
		'64:ff9b::7f00:1',
		'2002:7f00:1::',
		'fd00::1',
		'fe80::1',
		'febf::1',
		'ff02::1',
	])('hold %s', (address) => expect(isDenied(address)).toBe(true))

	it.each(['1.1.1.1', '100.128.0.1', '172.32.0.1', '192.169.0.1', '203.1.114.1', '2606:4700::1111', '2a00:1450::1'])(
		'do not hold %s',
		(address) => expect(isDenied(address)).toBe(false),
	)
})
