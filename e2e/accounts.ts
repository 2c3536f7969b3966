import { createHmac, randomUUID } from 'node:crypto'
import { CUSTOMER_ROLE } from '../cms/schema/ids.ts'
import { callCms, sharedCms } from './cms.ts'

/** Strong enough for the server's rules. */
export const PASSWORD = 'Pickled-Onions-42-Rain'
export const NEW_PASSWORD = 'Seven-Gherkins-At-Dawn-9'

export interface Account {
	id: string
	email: string
	password: string
	first_name: string
}

export const newAddress = () => `aoife-${randomUUID()}@example.com`

/** The first administrator's token. */
async function adminToken(cms = sharedCms()): Promise<string> {
	const body = JSON.parse(process.env.E2E_ADMIN!)
	return (await callCms<{ access_token: string }>('POST', '/auth/login', { body, cms })).access_token
}

/** A customer with a verified address, as if registered long ago. */
export async function createAccount({
	cms = sharedCms(),
	...fields
}: {
	cms?: string
	status?: string
	email?: string
} = {}): Promise<Account> {
	const account = { email: fields.email ?? newAddress(), password: PASSWORD, first_name: 'Aoife' }
	const { id } = await callCms<{ id: string }>('POST', '/users', {
		cms,
		headers: { Authorization: `Bearer ${await adminToken(cms)}` },
		body: { ...account, last_name: 'Byrne', role: CUSTOMER_ROLE, status: 'active', ...fields },
	})
	return { id, ...account }
}

/** As an administrator removes an account, with nothing of it left. */
export async function removeAccount({ id }: Account, cms = sharedCms()): Promise<void> {
	await callCms('DELETE', `/users/${id}`, { cms, headers: { Authorization: `Bearer ${await adminToken(cms)}` } })
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows now (RFC 6238). */
export function codeNow(secret: string): string {
	const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
	const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
	const counter = Buffer.alloc(8)
	counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
	const digest = createHmac('sha1', key).update(counter).digest()
	const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff
	return String(number % 1_000_000).padStart(6, '0')
}

/**
 * Gives an account a second factor; its secret. Only people of the Studio may add one, so the account is one of them
 * for a moment.
 */
export async function addSecondFactor({ id, email, password }: Account): Promise<string> {
	const admin = { Authorization: `Bearer ${await adminToken()}` }
	const me = await callCms<{ role: string }>('GET', '/users/me?fields=role', { headers: admin })
	await editUser(id, { role: me.role })
	const { access_token } = await callCms<{ access_token: string }>('POST', '/auth/login', { body: { email, password } })
	const headers = { Authorization: `Bearer ${access_token}` }
	const { secret } = await callCms<{ secret: string }>('POST', '/users/me/tfa/generate', {
		headers,
		body: { password },
	})
	await callCms('POST', '/users/me/tfa/enable', { headers, body: { secret, otp: codeNow(secret) } })
	await editUser(id, { role: CUSTOMER_ROLE })
	return secret
}

/** What the administrator sees of a user. */
export async function readUser<T>(id: string, fields: string[]): Promise<T> {
	const headers = { Authorization: `Bearer ${await adminToken()}` }
	return callCms<T>('GET', `/users/${id}?fields=${fields.join(',')}`, { headers })
}

/** An administrator's edit of a user. */
export async function editUser(id: string, body: object): Promise<void> {
	await callCms('PATCH', `/users/${id}`, { headers: { Authorization: `Bearer ${await adminToken()}` }, body })
}

/** An administrator's invitation, as the Studio sends it. */
export async function inviteCustomer(email: string): Promise<void> {
	const headers = { Authorization: `Bearer ${await adminToken()}` }
	await callCms('POST', '/users/invite', { headers, body: { email, role: CUSTOMER_ROLE } })
}
