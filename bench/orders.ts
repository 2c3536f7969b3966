import { randomUUID } from 'node:crypto'
import type { System } from '../scripts/system.ts'
import { workRepeatedly } from './load.ts'
import type { Row } from './table.ts'

async function send(url: string, body: unknown, headers: Record<string, string> = {}) {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify(body),
	})
	const reply = await response.json()
	if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(reply).slice(0, 300)}`)
	return reply.data
}

/** A branch that takes orders now and two of its products, one with a paid extra. */
async function chooseOrder(cmsUrl: string) {
	const { data } = await (await fetch(`${cmsUrl}/capi/shop/menu-test`)).json()
	const branch = data.branches.find(
		(one: { can_order_online: boolean; closes_at: string | null }) => one.can_order_online && one.closes_at === null,
	)
	const sells = new Set(branch.products)
	const gone = new Set(
		branch.out_of_stock.map((one: { odoo_products_id: { odoo_id: number } }) => one.odoo_products_id.odoo_id),
	)
	const products = data.products.filter((one: { id: number }) => sells.has(one.id) && !gone.has(one.id))
	const required = (product: {
		customization_options: { attribute_id: number; required: boolean; values: Record<string, number>[] }[]
	}) =>
		product.customization_options
			.filter((option) => option.required)
			.map((option) => ({
				attribute_id: option.attribute_id,
				value_id: option.values[0]!.value_id,
				template_attribute_value_id: option.values[0]!.template_attribute_value_id,
			}))
	return {
		branch: branch.id,
		items: products
			.slice(0, 2)
			.map((product: never) => ({
				id: (product as { id: number }).id,
				quantity: 1,
				note: '',
				customizations: required(product),
			})),
	}
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
		const { order } = await send(`${cmsUrl}/capi/shop/orders`, draft, { 'Idempotency-Key': randomUUID() })
		const session = await send(`${cmsUrl}/capi/payments/sessions`, { order_id: order.id, slug: order.slug })
		const { status } = await send(`${cmsUrl}/capi/payments/sandbox/confirm`, { payment_ref: session.payment_ref, card })
		if (status !== 'paid') throw new Error(`the payment ended ${status}`)
	}, pid)

	const { access_token } = await send(`${cmsUrl}/auth/login`, admin)
	const plain = await workRepeatedly(async () => {
		const id = randomUUID()
		const line = { name: 'Burger', quantity: 1, unit_price: 10, total: 10, tax: 1 }
		const order = {
			reference: id,
			slug: id,
			idempotency_key: id,
			branch: draft.branch,
			first_name: 'Ada',
			last_name: 'Bench',
			email: 'ada@example.com',
			phone: '+353851234567',
			subtotal: 20,
			total: 20,
			tax: 2,
			currency: 'EUR',
			lines: [line, line],
		}
		await send(`${cmsUrl}/items/orders`, order, { Authorization: `Bearer ${access_token}` })
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
