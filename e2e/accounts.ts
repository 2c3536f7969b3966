import { randomUUID } from 'node:crypto'
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

/** What the administrator sees of a user. */
export async function readUser<T>(id: string, fields: string[]): Promise<T> {
	const headers = { Authorization: `Bearer ${await adminToken()}` }
	return callCms<T>('GET', `/users/${id}?fields=${fields.join(',')}`, { headers })
}

/** An administrator's edit of a user. */
export async function editUser(id: string, body: object): Promise<void> {
	await callCms('PATCH', `/users/${id}`, { headers: { Authorization: `Bearer ${await adminToken()}` }, body })
}
