import type { Branch } from '@app/contract/menu'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { BUTTONS } from '../../../access/buttons.ts'
import { SIGNATURE_HEADER, signBody } from '../src/gateways/sandbox/signature.ts'
import {
	baseUrl,
	CARDS,
	call,
	confirm,
	DOCKLANDS,
	draftOf,
	expectFailure,
	get,
	openSession,
	paidOrder,
	placedOrder,
	placeOrder,
	post,
	rowsOf,
	setClock,
	signIn,
	statusOf,
	studio,
	track,
} from './client.ts'
import { SANDBOX_SECRET } from './cms.ts'
import { hearMessages } from './hear-messages.ts'

/** A switch reaches customers within a second. */
const SOON = { timeout: 15_000, interval: 20 }
/** Of the same menu as the branch that the other files order at, and empty. */
const QUIET_BRANCH = 4
let staff: { authorization: string }
let otherStaff: { authorization: string }

const branchNow = async (id: number): Promise<Branch> => {
	const { data } = await get<{ branches: Branch[] }>('/capi/shop/branches')
	return data.branches.find((branch) => branch.id === id)!
}
const setBranch = (fields: object, headers = staff, id = QUIET_BRANCH) =>
	call('PATCH', `/items/branches/${id}`, fields, headers)
const draft = (fields: object = {}) => draftOf({ branch: QUIET_BRANCH, ...fields })
const NORMAL = { kitchen_status: 'open', can_order_online: true, closed_early: false, kitchen_capacity: null }

beforeAll(async () => {
	const [own, other] = await Promise.all([
		signIn('Branch staff', { branch: QUIET_BRANCH }),
		signIn('Branch staff', { branch: DOCKLANDS }),
	])
	staff = own.headers
	otherStaff = other.headers
	const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' }))
	await studio('PATCH', `/items/branches/${QUIET_BRANCH}`, { ...NORMAL, opening_hours: always })
	await vi.waitFor(async () => expect((await branchNow(QUIET_BRANCH)).can_order_online).toBe(true), SOON)
})

// Other files order at a branch that is closed.
afterAll(async () => {
	await studio('PATCH', `/items/branches/${QUIET_BRANCH}`, { opening_hours: [] })
	await vi.waitFor(async () => expect((await branchNow(QUIET_BRANCH)).is_open).toBe(false), SOON)
})

afterEach(async () => {
	setClock(0)
	await setBranch(NORMAL)
	await vi.waitFor(async () => expect((await branchNow(QUIET_BRANCH)).can_order_online).toBe(true), SOON)
})

describe('a switch of the kitchen', () => {
	it.each([
		['a pause', { can_order_online: false }, 'open'],
		['dine-in only', { kitchen_status: 'dine_in_only' }, 'dine_in_only'],
		['a closed kitchen', { kitchen_status: 'kitchen_closed' }, 'kitchen_closed'],
		['closing early', { closed_early: true }, 'branch_closed'],
	])('reaches customers at once: %s', async (_what, change, status) => {
		expect((await setBranch(change)).status).toBe(200)
		await vi.waitFor(async () => {
			const branch = await branchNow(QUIET_BRANCH)
			expect([branch.can_order_online, branch.kitchen_computed_status]).toEqual([false, status])
		}, SOON)
		const reply = await placeOrder(draft())
		expectFailure(reply, 409, 'CART_CHANGED')
		expect(reply.body.errors[0].extensions.quote.problems[0].code).toBe('BRANCH_UNAVAILABLE')
	})

	it('is for the staff of that branch', async () => {
		expect((await setBranch({ can_order_online: false }, otherStaff)).status).toBe(403)
		const { headers } = await signIn('Customer')
		expect((await setBranch({ can_order_online: false }, headers)).status).toBe(403)
		const guest = await call('PATCH', `/items/branches/${QUIET_BRANCH}`, { can_order_online: false })
		expect([401, 403]).toContain(guest.status)
		expect((await setBranch({ title: 'Mine' })).status).toBe(403)
	})

	it('that closes early ends with the next opening, and is set back', async () => {
		await setBranch({ closed_early: true, closed_early_at: '2000-01-01T00:00:00Z' })
		await vi.waitFor(async () => {
			const { is_open, closes_at, next_open_at } = await branchNow(QUIET_BRANCH)
			expect({ is_open, closes_at }).toEqual({ is_open: false, closes_at: null })
			expect(next_open_at).toMatch(/T00:00:00/)
		}, SOON)
		setClock(86_400_000)
		await vi.waitFor(async () => {
			expect((await branchNow(QUIET_BRANCH)).is_open).toBe(true)
			const [row] = await rowsOf('branches', { id: QUIET_BRANCH })
			expect(row).toMatchObject({ closed_early: false, closed_early_at: null })
		}, SOON)
	})
})

describe('an order that still waits for its payment when its kitchen stops', () => {
	const stop = async (change: object) => {
		await setBranch(change)
		await vi.waitFor(async () => expect((await branchNow(QUIET_BRANCH)).can_order_online).toBe(false), SOON)
	}
	const placed = (fields: object = {}) => placedOrder({ branch: QUIET_BRANCH, ...fields })
	const attemptsOf = async (order: { id: number }) =>
		(await rowsOf<{ status: string }>('payments', { order: order.id })).map(({ status }) => status)
	const deliverPaid = (payment_ref: string) => {
		const event = { id: `evt_${payment_ref}`, type: 'payment.paid', created: 0, data: { payment_ref } }
		const body = JSON.stringify(event)
		const headers = { [SIGNATURE_HEADER]: signBody(body, SANDBOX_SECRET, Date.now()) }
		return post('/capi/payments/webhooks/sandbox', body, headers)
	}

	it.each([
		['paused', { can_order_online: false }],
		['dine-in only', { kitchen_status: 'dine_in_only' }],
		['closed early', { closed_early: true }],
	])('can be paid no more: %s', async (_what, change) => {
		const order = await placed()
		await stop(change)
		expectFailure(await openSession(order), 409, 'ORDER_NOT_PAYABLE')
		expect(await statusOf(order)).toBe('expired expired')
	})

	it('is not charged by an attempt that was opened before', async () => {
		const [order, asked] = [await placed(), await placed()]
		const { payment_ref } = (await openSession(order)).data
		const step = (await confirm((await openSession(asked)).data.payment_ref, CARDS.asks)).data.action_url
		await stop({ kitchen_status: 'kitchen_closed' })
		expectFailure(await confirm(payment_ref), 409, 'ORDER_NOT_PAYABLE')
		const form = { 'content-type': 'application/x-www-form-urlencoded' }
		const approved = await call('POST', new URL(step!).pathname, 'decision=approve', form)
		expect([approved.status, approved.headers.get('location')]).toEqual([303, expect.stringContaining(asked.slug)])
		for (const each of [order, asked]) {
			expect([await statusOf(each), ...(await attemptsOf(each))]).toEqual(['expired expired', 'expired'])
		}
	})

	it('gives money back that was on its way, and tells its customer', async () => {
		const order = await placed()
		const { payment_ref } = (await openSession(order)).data
		await stop({ closed_early: true })
		await deliverPaid(payment_ref)
		await vi.waitFor(async () => expect(await statusOf(order)).toBe('cancelled refunded'), SOON)
		expect(await attemptsOf(order)).toEqual(['refunded'])
		const mails = await rowsOf<{ payload: { order: number; fact: string } }>('outbox', { topic: 'message.mail' })
		const told = mails.filter(({ payload }) => payload.order === order.id).map(({ payload }) => payload.fact)
		expect(told).toContain('order.cancelled')
	})

	it('is paid all the same where it is for later', async () => {
		const { data } = await get<{ slots: { start: string; available: boolean }[] }>(
			`/capi/shop/slots?branchId=${QUIET_BRANCH}&date=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`,
		)
		const { start } = data.slots.filter(({ available }) => available).at(-1)!
		const order = await placed({ pickup_type: 'later', pickup_time: start })
		await stop({ can_order_online: false })
		expect((await confirm((await openSession(order)).data.payment_ref)).data.status).toBe('paid')
		expect(await statusOf(order)).toBe('confirmed paid')
	})
})

describe('the load of a kitchen', () => {
	const move = (id: number, order_status: string) => call('PATCH', `/items/orders/${id}`, { order_status }, staff)

	const cancelAll = async () => {
		const open = await rowsOf<{ id: number }>('orders', { branch: QUIET_BRANCH, order_status: 'confirmed' })
		for (const { id } of open) await move(id, 'cancelled')
	}

	it('is of no account until staff set a capacity', async () => {
		for (let index = 0; index < 3; index++) await paidOrder({ branch: QUIET_BRANCH })
		expect(await branchNow(QUIET_BRANCH)).toMatchObject({ kitchen_computed_status: 'open', can_order_online: true })
	})

	it('reaches whoever follows the branches', async () => {
		await cancelAll()
		await setBranch({ kitchen_capacity: 1 })
		const socket = new WebSocket(`${baseUrl().replace('http', 'ws')}/websocket`)
		const heard: string[] = []
		hearMessages(socket, ({ event }) => heard.push(String(event)))
		await new Promise((resolve) => socket.addEventListener('open', resolve))
		const query = { fields: ['id'] }
		socket.send(JSON.stringify({ type: 'subscribe', collection: 'branches', item: QUIET_BRANCH, uid: 'b', query }))
		await vi.waitFor(() => expect(heard).toEqual(['init']), SOON)
		const { id } = await paidOrder({ branch: QUIET_BRANCH })
		await vi.waitFor(() => expect(heard).toEqual(['init', 'update']), SOON)
		expect((await branchNow(QUIET_BRANCH)).can_order_online).toBe(false)
		socket.close()
		await move(id, 'cancelled')
	})

	it('makes it busy, then stops orders, and takes them again when some are ready', async () => {
		await cancelAll()
		const quiet = await branchNow(QUIET_BRANCH)
		await setBranch({ kitchen_capacity: 4 })
		const waiting = await placedOrder({ branch: QUIET_BRANCH })
		const orders = [await paidOrder({ branch: QUIET_BRANCH }), await paidOrder({ branch: QUIET_BRANCH })]
		expect((await branchNow(QUIET_BRANCH)).kitchen_computed_status).toBe('open')
		orders.push(await paidOrder({ branch: QUIET_BRANCH }))
		await vi.waitFor(async () => {
			const busy = await branchNow(QUIET_BRANCH)
			expect(busy).toMatchObject({ kitchen_computed_status: 'busy', can_order_online: true })
			expect(busy.ready_in.min).toBeGreaterThan(quiet.ready_in.min)
		}, SOON)
		orders.push(await paidOrder({ branch: QUIET_BRANCH }))
		await vi.waitFor(async () => expect((await branchNow(QUIET_BRANCH)).can_order_online).toBe(false), SOON)
		expectFailure(await placeOrder(draft()), 409, 'CART_CHANGED')
		// It was taken while there was room.
		expect((await confirm((await openSession(waiting)).data.payment_ref)).data.status).toBe('paid')
		await move(waiting.id, 'cancelled')
		// Three quarters is where a full kitchen takes orders again.
		for (const to of ['accepted', 'preparing', 'ready']) expect((await move(orders[0]!.id, to)).status).toBe(200)
		await vi.waitFor(async () => {
			expect(await branchNow(QUIET_BRANCH)).toMatchObject({ can_order_online: true, kitchen_computed_status: 'busy' })
		}, SOON)
		for (const { id } of orders.slice(1)) await move(id, 'cancelled')
		await vi.waitFor(async () => {
			expect((await branchNow(QUIET_BRANCH)).kitchen_computed_status).toBe('open')
			expect((await branchNow(QUIET_BRANCH)).ready_in).toEqual(quiet.ready_in)
		}, SOON)
	})
})

describe('staff who accept an order', () => {
	const inMinutes = (instant: string | undefined) => (Date.parse(instant ?? '') - Date.now()) / 60_000
	const press = (body: object, headers = staff) => {
		const { flow } = BUTTONS.find(({ key }) => key === 'accept-order')!
		return post(`/flows/trigger/${flow}`, { collection: 'orders', ...body }, headers)
	}

	it('say in how many minutes it is ready', async () => {
		const order = await paidOrder({ branch: QUIET_BRANCH })
		const body = { order_status: 'accepted', ready_minutes: 42 }
		expect((await call('PATCH', `/items/orders/${order.id}`, body, staff)).status).toBe(200)
		await vi.waitFor(async () => {
			const { ready_at, order_status } = await track(order.slug)
			expect(order_status).toBe('accepted')
			expect(inMinutes(ready_at?.min)).toBeGreaterThan(40)
			expect(ready_at?.max).toBe(ready_at?.min)
		}, SOON)
		await call('PATCH', `/items/orders/${order.id}`, { ready_minutes: 60 }, staff)
		await vi.waitFor(async () => expect(inMinutes((await track(order.slug)).ready_at?.min)).toBeGreaterThan(58), SOON)
	})

	it('do so with the button, with minutes or without', async () => {
		const [one, other] = [await paidOrder({ branch: QUIET_BRANCH }), await paidOrder({ branch: QUIET_BRANCH })]
		expect((await press({ keys: [one.id], ready_minutes: 55 })).status).toBe(200)
		expect((await press({ keys: [other.id] })).status).toBe(200)
		await vi.waitFor(async () => {
			const tracked = await Promise.all([track(one.slug), track(other.slug)])
			expect(tracked.map(({ order_status }) => order_status)).toEqual(['accepted', 'accepted'])
			expect(inMinutes(tracked[0]!.ready_at?.min)).toBeGreaterThan(53)
			expect(inMinutes(tracked[1]!.ready_at?.min)).toBeLessThan(53)
		}, SOON)
	})

	it('can promise neither nonsense nor for another branch', async () => {
		const { id, slug } = await paidOrder({ branch: QUIET_BRANCH })
		for (const ready_minutes of [0, 500, -3, 1.5, 'soon']) {
			const reply = await call('PATCH', `/items/orders/${id}`, { order_status: 'accepted', ready_minutes }, staff)
			expect(reply.status).toBe(400)
		}
		expect((await press({ keys: [id] }, otherStaff)).status).toBe(403)
		const { headers } = await signIn('Customer')
		expect((await press({ keys: [id] }, headers)).status).toBe(403)
		expect((await track(slug)).order_status).toBe('confirmed')
	})
})
