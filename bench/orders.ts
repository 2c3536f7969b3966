import { randomUUID } from 'node:crypto'
import type { CreatedOrder } from '@app/contract/orders'
import type { PaymentConfirmation, PaymentSession } from '@app/contract/payments'
import { defaultSelections } from '@app/domain/customization'
import { alwaysOpenBranch } from '../scripts/demo-chain.ts'
import type { System } from '../scripts/system.ts'
import { workRepeatedly } from './load.ts'
import type { Row } from './table.ts'

async function send<T>(url: string, body: unknown, headers: Record<string, string> = {}) {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify(body),
	})
	const reply = (await response.json()) as { data: T }
	if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(reply).slice(0, 300)}`)
	return reply.data
}

/** Two of its products, with what they require. */
async function chooseOrder(cmsUrl: string) {
	const { branch, products } = await alwaysOpenBranch(cmsUrl)
	const items = products.slice(0, 2).map((product) => ({
		id: product.id,
		quantity: 1,
		note: '',
		customizations: defaultSelections(product),
	}))
	return { branch: branch.id, items }
}

const column = (field: string, type: string) => ({ field, type, schema: {}, meta: {} })

/** Orders and lines as Directus alone would hold them: no rules, no prices. Our own tables refuse orders written past /capi. */
async function makePlainCollections(cmsUrl: string, headers: Record<string, string>) {
	const texts = (...names: string[]) => names.map((name) => column(name, 'string'))
	const make = (collection: string, fields: object[]) =>
		send(`${cmsUrl}/collections`, { collection, schema: {}, meta: {}, fields }, headers)
	await make('plain_orders', [...texts('reference', 'slug', 'email', 'phone'), column('total', 'decimal')])
	await make('plain_lines', [
		...texts('name'),
		column('quantity', 'integer'),
		column('total', 'decimal'),
		column('order', 'integer'),
	])
	await send(`${cmsUrl}/fields/plain_orders`, { field: 'lines', type: 'alias', meta: { special: ['o2m'] } }, headers)
	const relation = {
		collection: 'plain_lines',
		field: 'order',
		related_collection: 'plain_orders',
		meta: { one_field: 'lines' },
	}
	await send(`${cmsUrl}/relations`, relation, headers)
}

/** Guest orders placed and paid by card, beside a plain nested insert into the same tables over Directus's own API. */
export async function benchOrders({ cmsUrl, services, admin }: System): Promise<Row[]> {
	const draft = {
		...(await chooseOrder(cmsUrl)),
		first_name: 'Ada',
		last_name: 'Bench',
		email: 'ada@example.com',
		phone: '+353851234567',
		pickup_type: 'now',
	}
	const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123', name: 'Ada Bench' }
	const pid = services.cms.child.pid!
	const ours = await workRepeatedly(async () => {
		const { order } = await send<{ order: CreatedOrder }>(`${cmsUrl}/capi/shop/orders`, draft, {
			'Idempotency-Key': randomUUID(),
		})
		const session = await send<PaymentSession>(`${cmsUrl}/capi/payments/sessions`, {
			order_id: order.id,
			slug: order.slug,
		})
		const { status } = await send<PaymentConfirmation>(`${cmsUrl}/capi/payments/sandbox/confirm`, {
			payment_ref: session.payment_ref,
			card,
		})
		if (status !== 'paid') throw new Error(`the payment ended ${status}`)
	}, pid)

	const { access_token } = await send<{ access_token: string }>(`${cmsUrl}/auth/login`, admin)
	const headers = { Authorization: `Bearer ${access_token}` }
	await makePlainCollections(cmsUrl, headers)
	const plain = await workRepeatedly(async () => {
		const id = randomUUID()
		const line = { name: 'Burger', quantity: 1, total: 10 }
		const order = {
			reference: id,
			slug: id,
			email: 'ada@example.com',
			phone: '+353851234567',
			total: 20,
			lines: [line, line],
		}
		await send(`${cmsUrl}/items/plain_orders`, order, headers)
	}, pid)
	if (ours.failures + plain.failures > 0)
		throw new Error(`${ours.failures} orders and ${plain.failures} plain inserts failed`)
	return [
		{
			what: 'guest order placed and paid, CPU',
			ours: ours.cpuMsEach,
			unit: 'ms',
			reference: { what: 'plain nested insert', value: plain.cpuMsEach },
			must: 12,
			aim: 5,
		},
		{
			what: 'orders a second, 16 clients',
			ours: ours.perSecond,
			unit: '/s',
			reference: { what: 'plain nested insert', value: plain.perSecond },
			must: 100,
			aim: 250,
			more: true,
		},
	]
}
