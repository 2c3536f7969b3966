import { vi } from 'vitest'
import { type CmsClient, createCmsClient } from '../app/lib/http/cms-client.ts'

/** What the shop answers: a body with a status, or an error thrown by the network. */
export type ShopAnswer = { status?: number; body: unknown } | Error

export interface FakeShop {
	cms: CmsClient
	/** Method, path and body of each request. */
	calls: { method: string; path: string; body: unknown }[]
}

/** A CMS client whose shop answers by path; what it has no answer for is a network that is gone. */
export function makeShop(answer: (path: string) => ShopAnswer | undefined): FakeShop {
	const calls: FakeShop['calls'] = []
	const cms = createCmsClient('http://cms.test', async (input, init) => {
		const path = String(input).replace('http://cms.test', '')
		calls.push({ method: init?.method ?? 'GET', path, body: init?.body ? JSON.parse(String(init.body)) : undefined })
		const reply = answer(path) ?? new TypeError('Failed to fetch')
		if (reply instanceof Error) throw reply
		return Response.json(reply.body, { status: reply.status ?? 200 })
	})
	return { cms, calls }
}

/** A success of /capi with this data. */
export const ok = (data: unknown): ShopAnswer => ({ body: { success: true, data } })

/** A failure of /capi with this status and code. */
export const failure = (status: number, code: string): ShopAnswer => ({
	status,
	body: { success: false, message: code, errors: [{ message: code, extensions: { code } }] },
})

/** What GET /capi/shop/status says of order BD-7Q4KX. */
export const statusOf = (payment_status: string, fields: object = {}): ShopAnswer =>
	ok({
		directusOrder: {
			id: 7,
			order_status: payment_status === 'paid' ? 'confirmed' : 'pending_payment',
			payment_status,
			reference: 'BD-7Q4KX',
			payment_ref: 'pay_1',
			...fields,
		},
	})

/** Local storage of a test, in memory. */
export function stubStorage(records: Record<string, unknown> = {}): Map<string, string> {
	const entries = new Map(Object.entries(records).map(([key, record]) => [key, JSON.stringify(record)]))
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => entries.get(key) ?? null,
		setItem: (key: string, text: string) => void entries.set(key, text),
		removeItem: (key: string) => void entries.delete(key),
	})
	return entries
}
