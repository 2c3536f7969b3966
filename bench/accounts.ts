import { randomUUID } from 'node:crypto'
import { startSystem } from '../scripts/system.ts'
import type { Row } from './table.ts'

/**
 * Passwords and waiting times as in production, and limits that every visitor passes: each comes from an address of
 * its own.
 */
const ENV = {
	RATE_LIMITER_ENABLED: 'false',
	CAPI_UNLIMITED_ADDRESSES: '',
	IP_TRUST_PROXY: 'loopback',
	HASH_MEMORY_COST: '65536',
	HASH_TIME_COST: '3',
	HASH_PARALLELISM: '4',
	LOGIN_STALL_TIME: '500',
	REGISTER_STALL_TIME: '750',
}
const SAMPLES = 15
const MUST_MS = 20
const PASSWORD = 'A-Long-Password-For-Nobody-9'

type Ask = (email: string) => Promise<unknown>
/** An address that is asked about, in a state that the time of the answer must not tell. */
type NameAddress = () => Promise<string>

/** Medians of several states, in milliseconds, measured in turn so that the machine's mood is shared. */
async function mediansOf(ask: Ask, states: Record<string, NameAddress>): Promise<Record<string, number>> {
	const times = Object.fromEntries(Object.keys(states).map((name) => [name, [] as number[]]))
	for (let sample = 0; sample < SAMPLES; sample++) {
		for (const [name, nameAddress] of Object.entries(states)) {
			const email = await nameAddress()
			const start = performance.now()
			await ask(email)
			times[name]!.push(performance.now() - start)
		}
	}
	return Object.fromEntries(
		Object.entries(times).map(([name, all]) => [name, all.sort((a, b) => a - b)[Math.floor(SAMPLES / 2)]!]),
	)
}

/**
 * Whether the time of an answer tells if an address has an account: the distance between the medians of known and
 * unknown addresses.
 */
export async function benchAccounts(): Promise<Row[]> {
	const system = await startSystem({ env: ENV, storefront: false })
	let visitors = 0
	const post = (path: string, body: object, headers: Record<string, string> = {}) => {
		const from = `2001:db8:${(++visitors).toString(16)}::1`
		return fetch(system.cmsUrl + path, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
			body: JSON.stringify(body),
		})
	}
	const nobody: NameAddress = async () => `${randomUUID()}@example.com`
	const signedIn = (await (await post('/auth/login', system.admin)).json()) as { data: { access_token: string } }
	const asAdmin = { authorization: `Bearer ${signedIn.data.access_token}` }
	const inStatus = (status: string): NameAddress => {
		return async () => {
			const email = await nobody()
			const reply = await post('/users', { email, password: PASSWORD, status }, asAdmin)
			if (!reply.ok) throw new Error(`No account could be made: ${reply.status}`)
			return email
		}
	}
	const register: Ask = (email) => post('/users/register', { email, password: PASSWORD })
	const subscribe: Ask = (email) => post('/capi/newsletter/subscribe', { email, place: 'home' })
	const afterwards = (ask: Ask): NameAddress => {
		return async () => {
			const email = await nobody()
			await ask(email)
			return email
		}
	}
	const parts: Record<string, [Ask, Record<string, NameAddress>]> = {
		'a sign-in': [
			(email) => post('/auth/login', { email, password: 'wrong' }),
			{
				known: inStatus('active'),
				unknown: nobody,
				unverified: inStatus('unverified'),
				suspended: inStatus('suspended'),
			},
		],
		'a registration': [register, { known: inStatus('active'), unknown: nobody, unverified: afterwards(register) }],
		'a reset request': [
			(email) => post('/auth/password/request', { email }),
			{ known: inStatus('active'), unknown: nobody, suspended: inStatus('suspended') },
		],
		'a newsletter sign-up': [subscribe, { unknown: nobody, waiting: afterwards(subscribe) }],
	}
	try {
		const rows: Row[] = []
		for (const [name, [ask, states]] of Object.entries(parts)) {
			const medians = await mediansOf(ask, states)
			const listed = Object.entries(medians).map(([state, ms]) => `${state} ${ms.toFixed(0)}`)
			const all = Object.values(medians)
			rows.push({
				what: `${name}: apart at most (${listed.join(', ')})`,
				ours: Math.max(...all) - Math.min(...all),
				unit: 'ms',
				must: MUST_MS,
			})
		}
		return rows
	} finally {
		await system.stop()
	}
}
