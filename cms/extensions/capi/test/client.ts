import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { CreatedOrder, OrderStatusReply, TrackedOrder } from '@app/contract/orders'
import type { PaymentConfirmation, PaymentSession } from '@app/contract/payments'
import { expect, inject } from 'vitest'
import { noteSecrets } from '../../../../scripts/secrets.ts'
import { ADMIN, type RunningCms } from './cms.ts'

export interface ApiReply<T = unknown> {
	status: number
	headers: Headers
	// biome-ignore lint/suspicious/noExplicitAny: what a reply holds is what the tests are about
	body: any
	data: T
}

let own: RunningCms | null = null

/** The rest of this file talks to a CMS of its own instead of the shared one. */
export function talkTo(cms: RunningCms): void {
	own = cms
}

export const baseUrl = (): string => own?.url ?? inject('cmsUrl')

/** What no log of the server may show, looked for when it stops. */
function note(...bodies: unknown[]): void {
	const secrets = bodies.flatMap((body) => {
		const { password, access_token, refresh_token, token } = (body ?? {}) as Record<string, unknown>
		return [password, access_token, refresh_token, token]
	})
	noteSecrets(own?.varDir ?? inject('varDir'), secrets)
}

/** A request as a browser makes it. Text bodies are sent as they are. */
export async function call<T = unknown>(
	method: string,
	path: string,
	body?: unknown,
	headers: Record<string, string> = {},
): Promise<ApiReply<T>> {
	const response = await fetch(baseUrl() + path, {
		method,
		redirect: 'manual',
		headers: { ...(body === undefined ? null : { 'content-type': 'application/json' }), ...headers },
		...(body === undefined ? null : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
	})
	const text = await response.text()
	const isJson = response.headers.get('content-type')?.includes('json')
	const parsed = isJson ? JSON.parse(text) : text
	if (method !== 'GET') note(body, parsed?.data)
	return { status: response.status, headers: response.headers, body: parsed, data: parsed?.data }
}

export const get = <T = unknown>(path: string, headers?: Record<string, string>) =>
	call<T>('GET', path, undefined, headers)
export const post = <T = unknown>(path: string, body: unknown, headers?: Record<string, string>) =>
	call<T>('POST', path, body, headers)

/** Expects the contract's envelope of a failure. */
export function expectFailure(reply: ApiReply, status: number, code: string): void {
	expect({ status: reply.status, code: reply.body?.errors?.[0]?.extensions?.code }).toEqual({ status, code })
	expect(reply.body.success).toBe(false)
	expect(typeof reply.body.message).toBe('string')
	expect(JSON.stringify(reply.body)).not.toMatch(/ at .*\.js:|SQLITE|select |insert |\/tmp\/|node_modules/)
}

/** Moves the server's clock this far ahead of ours. */
export function setClock(aheadMs: number): void {
	writeFileSync(own?.clockFile ?? inject('clockFile'), String(aheadMs))
}

let adminToken: string | undefined

async function tokenOf(email: string, password: string): Promise<string> {
	const reply = await post<{ access_token: string }>('/auth/login', { email, password })
	return reply.data.access_token
}

/** Directus's own API as an administrator in the Studio uses it. */
export async function studio<T = unknown>(method: string, path: string, body?: unknown): Promise<ApiReply<T>> {
	adminToken ??= await tokenOf(ADMIN.email, ADMIN.password)
	return call<T>(method, path, body, { authorization: `Bearer ${adminToken}` })
}

export const PASSWORD = 'a-long-password-1'

/** Somebody with a role, signed in: the headers that prove it, and the id. */
export async function signIn(
	role: string,
	{ email = `${randomUUID()}@example.com`, ...fields }: { email?: string; [field: string]: unknown } = {},
): Promise<{ id: string; email: string; headers: { authorization: string } }> {
	const roles = await studio<{ id: string; name: string }[]>('GET', '/roles?fields=id,name')
	const password = PASSWORD
	const body = { email, password, role: roles.data.find(({ name }) => name === role)?.id, status: 'active', ...fields }
	const user = await studio<{ id: string }>('POST', '/users', body)
	return { id: user.data.id, email, headers: { authorization: `Bearer ${await tokenOf(email, password)}` } }
}

/** Open around the clock, with nothing counted (see the seed). */
export const DOCKLANDS = 3

/** A draft that can be ordered at any hour. */
export function draftOf(changes: object = {}): Record<string, unknown> {
	return {
		branch: String(DOCKLANDS),
		items: [{ id: '101', quantity: 1, note: '', requests: [], customizations: [] }],
		first_name: 'Ann',
		last_name: 'Ryan',
		email: 'ann@example.com',
		phone: '087 123 4567',
		...changes,
	}
}

export const placeOrder = (draft: unknown, headers: Record<string, string> = {}) =>
	post<{ order: CreatedOrder }>('/capi/shop/orders', draft, { 'idempotency-key': randomUUID(), ...headers })

/** What proves who placed an order, by its slug and by the references of its attempts: they pay and cancel it. */
const proofs = new Map<string, Record<string, string>>()

export async function placedOrder(changes: object = {}, headers: Record<string, string> = {}): Promise<CreatedOrder> {
	const reply = await placeOrder(draftOf(changes), headers)
	expect(reply.status, JSON.stringify(reply.body)).toBe(201)
	proofs.set(reply.data.order.slug, headers)
	return reply.data.order
}

/** Opens a session as whoever placed the order, unless `headers` say who asks. */
export async function openSession(
	{ id, slug }: Pick<CreatedOrder, 'id' | 'slug'>,
	fields: object = {},
	headers: Record<string, string> | undefined = proofs.get(slug),
) {
	const reply = await post<PaymentSession>('/capi/payments/sessions', { order_id: id, slug, ...fields }, headers)
	if (headers && reply.status === 200) proofs.set(reply.data.payment_ref, headers)
	return reply
}

/** Cancels as whoever placed the order, unless `headers` say who asks. */
export const cancelOrder = (
	{ slug }: Pick<CreatedOrder, 'slug'>,
	headers: Record<string, string> | undefined = proofs.get(slug),
) => post<{ order: TrackedOrder }>(`/capi/shop/orders/${slug}/cancel`, {}, headers)

export const CARDS = {
	pays: '4242 4242 4242 4242',
	declines: '4000 0000 0000 0002',
	asks: '4000 0025 0000 3155',
} as const

export const cardOf = (number: string) => ({ number, exp_month: 12, exp_year: 2040, cvc: '123', name: 'Ann Ryan' })

export const confirm = (
	payment_ref: string,
	number: string = CARDS.pays,
	headers: Record<string, string> | undefined = proofs.get(payment_ref),
) => post<PaymentConfirmation>('/capi/payments/sandbox/confirm', { payment_ref, card: cardOf(number) }, headers)

/** An order that has been paid, ready for the kitchen. */
export async function paidOrder(changes: object = {}, headers: Record<string, string> = {}): Promise<CreatedOrder> {
	const order = await placedOrder(changes, headers)
	const session = await openSession(order)
	expect((await confirm(session.data.payment_ref)).data.status).toBe('paid')
	return order
}

export async function track(slug: string): Promise<TrackedOrder> {
	return (await get<{ order: TrackedOrder }>(`/capi/shop/orders/${slug}`)).data.order
}

export async function statusOf({ id, slug }: Pick<CreatedOrder, 'id' | 'slug'>) {
	const reply = await get<OrderStatusReply>(`/capi/shop/status?orderId=${id}&slug=${slug}`)
	const { order_status, payment_status } = reply.data.directusOrder
	return `${order_status} ${payment_status}`
}

/** Rows as the Studio reads them. */
export async function rowsOf<T = Record<string, unknown>>(collection: string, filter: object): Promise<T[]> {
	const query = new URLSearchParams({ filter: JSON.stringify(filter), limit: '1000', sort: 'id' })
	return (await studio<T[]>('GET', `/items/${collection}?${query}`)).data
}
