import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import {
	call,
	DOCKLANDS,
	draftOf,
	paidOrder,
	placedOrder,
	post,
	rowsOf,
	signIn,
	statusOf,
	studio,
	track,
} from './client.ts'

const SOON = { timeout: 15_000, interval: 20 }
const move = (id: number, order_status: string, more: object = {}) =>
	studio('PATCH', `/items/orders/${id}`, { order_status, ...more })
const statusNow = async (id: number) => (await rowsOf<{ order_status: string }>('orders', { id }))[0]!.order_status

describe('a move in the Studio', () => {
	it('writes the history and estimates the ready time anew', async () => {
		const order = await paidOrder()
		const before = await track(order.slug)
		await new Promise((resolve) => setTimeout(resolve, 1_100 - (Date.now() % 1_000)))
		await move(order.id, 'accepted')
		await vi.waitFor(async () => {
			const after = await track(order.slug)
			expect(after.history.map((entry) => entry.order_status)).toEqual(['pending_payment', 'confirmed', 'accepted'])
			expect(Date.parse(after.ready_at!.min)).toBeGreaterThan(Date.parse(before.ready_at!.min))
		}, SOON)
		const history = await rowsOf<{ actor: string }>('order_history', { order: order.id })
		expect(history.map(({ actor }) => actor)).toEqual(['customer', 'payment', 'staff'])
	})

	it('keeps a ready time that staff type themselves', async () => {
		const order = await paidOrder()
		const ready_min_at = new Date(Date.now() + 45 * 60_000).toISOString()
		await move(order.id, 'accepted', { ready_min_at, ready_max_at: ready_min_at })
		await vi.waitFor(async () => expect((await track(order.slug)).history).toHaveLength(3), SOON)
		expect(Math.abs(Date.parse((await track(order.slug)).ready_at!.min) - Date.parse(ready_min_at))).toBeLessThan(1_000)
	})

	it.each([
		['confirmed', 'ready'],
		['confirmed', 'completed'],
		['confirmed', 'pending_payment'],
		['confirmed', 'expired'],
		['confirmed', 'eaten'],
	])('from %s to %s is refused with a reason', async (from, to) => {
		const order = await paidOrder()
		const reply = await move(order.id, to)
		expect(reply.status).toBe(409)
		expect(reply.body.errors[0]).toMatchObject({
			message: `Order ${order.reference} is ${from} and cannot become ${to}. It can become accepted or cancelled.`,
			extensions: { code: 'INVALID_TRANSITION' },
		})
		expect(await statusNow(order.id)).toBe(from)
	})

	it('does not accept an order that nobody has paid', async () => {
		const order = await placedOrder()
		for (const to of ['confirmed', 'accepted']) expect((await move(order.id, to)).status).toBe(409)
		expect(await statusOf(order)).toBe('pending_payment pending')
	})

	it('is refused in bulk as well', async () => {
		const [one, two] = [await paidOrder(), await paidOrder()]
		const reply = await studio('PATCH', '/items/orders', {
			keys: [one.id, two.id],
			data: { order_status: 'completed' },
		})
		expect(reply.status).toBe(409)
		const batch = await studio('PATCH', '/items/orders', [{ id: one.id, order_status: 'completed' }])
		expect(batch.status).toBe(409)
		expect(await statusNow(one.id)).toBe('confirmed')
	})

	it('of several orders in one batch counts for each of them', async () => {
		const orders = await Promise.all([paidOrder(), paidOrder()])
		const batch = orders.map(({ id }) => ({ id, order_status: 'accepted' }))
		expect((await studio('PATCH', '/items/orders', batch)).status).toBe(200)
		for (const { slug } of orders) {
			await vi.waitFor(async () => expect((await track(slug)).history.at(-1)?.order_status).toBe('accepted'), SOON)
		}
	})

	it('that follows another in the same batch is recorded after it', async () => {
		const { id, slug } = await paidOrder()
		const batch = ['accepted', 'preparing'].map((order_status) => ({ id, order_status }))
		expect((await studio('PATCH', '/items/orders', batch)).status).toBe(200)
		await vi.waitFor(async () => {
			const { history } = await track(slug)
			expect(history.map((entry) => entry.order_status).slice(-3)).toEqual(['confirmed', 'accepted', 'preparing'])
		}, SOON)
		expect(await statusNow(id)).toBe('preparing')
	})

	it.each([
		['payment_status', 'refunded'],
		['total', 0.01],
		['slug', 'mine'],
		['lines', []],
		['lines', { create: [], update: [], delete: [1] }],
	])('never changes %s', async (field, value) => {
		const order = await paidOrder()
		const reply = await studio('PATCH', `/items/orders/${order.id}`, { [field]: value })
		expect(reply.status).toBe(403)
		expect(reply.body.errors[0].message).toContain(`"${field}"`)
		expect(await track(order.slug)).toMatchObject({ payment_status: 'paid', total: order.amount })
	})
})

describe('staff who cancel', () => {
	it('a paid order, give the money and the pieces back', async () => {
		const [row] = await rowsOf<{ id: number }>('branch_products', { branch: DOCKLANDS, product: 109 })
		await studio('PATCH', `/items/branch_products/${row!.id}`, { stock: 5 })
		const order = await paidOrder({ items: [{ id: 109, quantity: 2 }] })
		const stock = async () => (await rowsOf<{ stock: number }>('branch_products', { id: row!.id }))[0]!.stock
		expect(await stock()).toBe(3)
		await move(order.id, 'cancelled')
		await vi.waitFor(async () => expect(await statusOf(order)).toBe('cancelled refunded'), SOON)
		expect(await stock()).toBe(5)
		expect(await rowsOf('payments', { order: order.id, status: 'refunded' })).toHaveLength(1)
		await studio('PATCH', `/items/branch_products/${row!.id}`, { stock: null })
	})

	it('an unpaid order, end its payment too', async () => {
		const order = await placedOrder()
		await move(order.id, 'cancelled')
		await vi.waitFor(async () => expect(await statusOf(order)).toBe('cancelled expired'), SOON)
	})

	it('what is already being cooked, give the money back but not the pieces', async () => {
		const [row] = await rowsOf<{ id: number }>('branch_products', { branch: DOCKLANDS, product: 110 })
		await studio('PATCH', `/items/branch_products/${row!.id}`, { stock: 5 })
		const order = await paidOrder({ items: [{ id: 110, quantity: 2 }] })
		for (const to of ['accepted', 'preparing', 'cancelled']) {
			await move(order.id, to)
			await vi.waitFor(async () => expect((await track(order.slug)).history.at(-1)?.order_status).toBe(to), SOON)
		}
		await vi.waitFor(async () => expect(await statusOf(order)).toBe('cancelled refunded'), SOON)
		expect((await rowsOf('branch_products', { id: row!.id }))[0]).toMatchObject({ stock: 3 })
		await studio('PATCH', `/items/branch_products/${row!.id}`, { stock: null })
	})
})

describe('staff who accept in the moment in which the customer cancels', () => {
	it('end up with the one or with the other, never with both', async () => {
		const orders = await Promise.all(Array.from({ length: 8 }, () => paidOrder()))
		await Promise.all(
			orders.flatMap(({ id, slug }, index) => {
				const accept = () => move(id, 'accepted')
				const cancel = () => call('POST', `/capi/shop/orders/${slug}/cancel`, {})
				return index % 2 === 0 ? [accept(), cancel()] : [cancel(), accept()]
			}),
		)
		for (const order of orders) {
			await vi.waitFor(async () => expect(await statusOf(order)).toMatch(/^(accepted paid|cancelled refunded)$/), SOON)
			const { history } = await track(order.slug)
			expect(history.at(-1)?.order_status).toBe((await statusOf(order)).split(' ')[0])
		}
	})
})

describe('other people', () => {
	it('of the branch may move its orders, and those of another branch may not', async () => {
		const order = await paidOrder()
		const [own, other] = await Promise.all([
			signIn('Branch staff', { branch: DOCKLANDS }),
			signIn('Branch staff', { branch: 1 }),
		])
		const refused = await call('PATCH', `/items/orders/${order.id}`, { order_status: 'accepted' }, other.headers)
		expect(refused.status).toBe(403)
		const moved = await call('PATCH', `/items/orders/${order.id}`, { order_status: 'accepted' }, own.headers)
		expect(moved.status).toBe(200)
		expect(await statusNow(order.id)).toBe('accepted')
	})

	it('learn nothing about an order from being refused', async () => {
		const order = await paidOrder()
		const { headers } = await signIn('Customer')
		for (const sender of [headers, {}]) {
			const reply = await call('PATCH', `/items/orders/${order.id}`, { order_status: 'completed' }, sender)
			expect(reply.status).toBe(403)
			expect(JSON.stringify(reply.body)).not.toMatch(new RegExp(`${order.reference}|confirmed`))
		}
	})
})

describe('an order that is typed into the Studio', () => {
	it('gets its reference, its slug and its first entry of history', async () => {
		// The shared catalogue has to be read anew just now, and the only connection of SQLite is inside a transaction.
		await studio('PATCH', '/items/settings', { support_phone: '+353 1 555 0100' })
		const money = { subtotal: 10, discount: 0, tax: 1, total: 10 }
		const person = { first_name: 'Tel', last_name: 'Ephone', email: 'tel@example.com', phone: '+353871234567' }
		const reply = await studio<{ id: number }>('POST', '/items/orders', { branch: DOCKLANDS, ...person, ...money })
		expect(reply.status, JSON.stringify(reply.body)).toBe(200)
		const [row] = await rowsOf<{ slug: string; reference: string }>('orders', { id: reply.data.id })
		expect(row).toMatchObject({ order_status: 'pending_payment', payment_status: 'pending', currency: 'EUR' })
		expect(row!.slug).toHaveLength(43)
		await vi.waitFor(async () => expect((await track(row!.slug)).history).toHaveLength(1), SOON)
	})
})

describe('an email address of an order', () => {
	it('is corrected in the Studio, and refused where it is none', async () => {
		const order = await placedOrder()
		const correct = (email: string) => studio('PATCH', `/items/orders/${order.id}`, { email })
		for (const email of ['evil', 'ann@example.com, eve@example.com']) {
			const reply = await correct(email)
			expect([reply.status, reply.body.errors?.[0].extensions.field]).toEqual([400, 'email'])
		}
		expect((await correct('ann.corrected@example.com')).status).toBe(200)
		const typed = { branch: DOCKLANDS, first_name: 'Tel', last_name: 'Ephone', phone: '+353871234567' }
		const money = { subtotal: 10, discount: 0, tax: 1, total: 10 }
		for (const email of ['evil', '', null]) {
			const reply = await studio('POST', '/items/orders', { ...typed, ...money, email })
			expect([reply.status, reply.body.errors?.[0].extensions.field], String(email)).toEqual([400, 'email'])
		}
	})
})

describe('a coupon that is typed into the Studio', () => {
	it('is found however its code was written', async () => {
		const code = `t${randomUUID().slice(0, 8)}`
		await studio('POST', '/items/coupons', { code, kind: 'percent', value: 10 })
		const draft = draftOf({ code: code.toUpperCase() })
		const { headers } = await signIn('Customer')
		const reply = await post<{ code: string }>('/capi/shop/coupons/check', draft, headers)
		expect(reply.data).toMatchObject({ code: code.toUpperCase() })
	})
})

describe('an edit that would break the menu', () => {
	it.each([
		['branches/1', { timezone: 'Mars/Olympus' }, 'timezone'],
		['branches/1', { opening_hours: [{ day: 1, open: 'early', close: '10:00' }] }, 'opening_hours'],
		['branches/1', { opening_exceptions: [{ closed: true }] }, 'opening_exceptions'],
		['companies/1', { currency: 'Euro' }, 'currency'],
		['branches/1', { ready_min: 0 }, 'ready_min'],
		['branches/1', { ready_min: 240 }, 'ready_max'],
		['branches/1', { slot_minutes: -15 }, 'slot_minutes'],
		['branches/1', { kitchen_status: 'bogus' }, 'kitchen_status'],
		['branches/1', { location: { type: 'Point', coordinates: [0, 91] } }, 'location'],
		['branches/1', { title: [] }, 'title'],
		['branches/1', { products: { create: [], update: [{ id: 10_001, stock: -1 }], delete: [] } }, 'stock'],
		['products/1', { price: -1 }, 'price'],
		['products/1', { price: 1e300 }, 'price'],
		['products/1', { price: 'NaN' }, 'price'],
		['products/1', { kcal: 0.5 }, 'kcal'],
		['products/1', { allergens: ['plastic'] }, 'allergens'],
		['taxes/1', { rate: 101 }, 'rate'],
		['coupons/1', { value: -5 }, 'value'],
		['coupons/1', { value: 500 }, 'value'],
		['coupons/1', { code: ' ' }, 'code'],
		['coupons/1', { uses: -1 }, 'uses'],
		['coupons/1', { kind: 'bogus' }, 'kind'],
		['coupons/2', { kind: 'percent', value: 101 }, 'value'],
		['coupons/3', { starts_at: '2026-02-01T00:00:00Z' }, 'ends_at'],
		['settings', { order_expiry_minutes: 0 }, 'order_expiry_minutes'],
		['settings', { maximum_order_per_item: 1e9 }, 'maximum_order_per_item'],
		['settings', { social_links: [1] }, 'social_links'],
		['settings', { support_email: 'evil' }, 'support_email'],
	])('of %s with %j is refused', async (item, changes, field) => {
		const reply = await studio('PATCH', `/items/${item}`, changes)
		expect(reply.status).toBe(400)
		expect(reply.body.errors[0].extensions.field).toBe(field)
	})
})
