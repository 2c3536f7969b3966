import { createHmac } from 'node:crypto'
import { TEST_SECRET } from '../../../../../scripts/system.ts'
import { CUSTOMER_ROLE } from '../../../../schema/ids.ts'
import { ADMIN, type RunningCms } from '../cms.ts'

/** The same customer on every server. */
export const customer = {
	id: '00000000-0000-4000-8000-00000000c0de',
	email: 'chain@example.com',
	password: 'a-long-password-1',
	token: 'a-static-token-of-the-customer-1',
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An access token as Directus signs it, that ends so many seconds after an hour that both servers share. */
export function accessToken(secondsLeft: number, secret = TEST_SECRET): string {
	const now = Math.floor(Date.now() / 1000)
	const claims = { id: customer.id, role: CUSTOMER_ROLE, app_access: false, admin_access: false, iss: 'directus' }
	const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, iat: now - 3600, exp: now + secondsLeft })}`
	return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	})
	const reply = (await response.json()) as { data?: { access_token?: string } }
	if (!response.ok) throw new Error(`${url}: ${JSON.stringify(reply)}`)
	return { data: reply.data, cookies: response.headers.getSetCookie() }
}

/** Makes the customer and signs in with a session cookie, which the server remembers as `cookie`. */
export async function signUp(
	{ cms, memory }: { cms: RunningCms; memory: Record<string, string> },
	storefront: string,
): Promise<void> {
	const { data } = await post(`${cms.url}/auth/login`, { email: ADMIN.email, password: ADMIN.password })
	const user = { ...customer, role: CUSTOMER_ROLE, status: 'active' }
	await post(`${cms.url}/users`, user, { authorization: `Bearer ${data!.access_token}` })
	const { email, password } = customer
	const session = await post(`${cms.url}/auth/login`, { email, password, mode: 'session' }, { origin: storefront })
	memory.cookie = session.cookies.find((cookie) => cookie.startsWith('directus_session_token'))!.split(';')[0]!
}
