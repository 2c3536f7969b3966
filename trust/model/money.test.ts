import type { OrderStatus } from '@app/contract/orders'
import { assert, commands, constantFrom, type ModelRunSetup, modelRun, nat, property } from 'fast-check'
import { expect, it } from 'vitest'
import { command, WALKS } from './command.ts'
import { GatewayWorld } from './gateway-world.ts'
import { OrderLedger } from './order-ledger.ts'

const step = command<GatewayWorld, OrderLedger>

/** The attempt that a number of any size names. */
const at = (world: GatewayWorld, number: number) => number % world.sessions.length
const hasSession = (world: Readonly<GatewayWorld>) => world.sessions.length > 0
const isDecidable = (world: Readonly<GatewayWorld>, number: number) =>
	hasSession(world) && ['open', 'asks'].includes(world.sessions[number % world.sessions.length]!.state)

const openSession = step('open a session', {
	run: (world, book) => {
		if (book.openAttempt()) world.open()
	},
})
const decline = (number: number) =>
	step(`decline ${number}`, {
		check: (world) => isDecidable(world, number),
		run: (world) => world.decline(at(world, number)),
	})
const ask = (number: number) =>
	step(`ask ${number}`, {
		check: (world) => isDecidable(world, number),
		run: (world) => world.ask(at(world, number)),
	})
const charge = (number: number) =>
	step(`charge ${number}`, {
		check: (world) => isDecidable(world, number),
		run: (world) => world.charge(at(world, number)),
	})
const chargeAgain = (number: number) =>
	step(`charge ${number} a second time, by a fault of the gateway`, {
		check: (world) => hasSession(world) && world.sessions[number % world.sessions.length]!.charges.length === 1,
		run: (world) => world.charge(at(world, number)),
	})
const close = (number: number) =>
	step(`close ${number}`, {
		check: (world) => isDecidable(world, number),
		run: (world) => world.close(at(world, number)),
	})
const deliver = (number: number) =>
	step(`deliver news ${number}`, {
		check: (world) => world.news.length > 0,
		run: (world, book) => {
			const { attempt, outcome } = world.news[number % world.news.length]!
			book.settle(attempt, outcome)
			expectSound(world, book)
		},
	})
const cancel = step('cancel', { run: (_world, book) => book.cancel() })
const expire = step('expire', { run: (_world, book) => book.expire() })
const staff = (to: OrderStatus) => step(`staff: ${to}`, { run: (_world, book) => book.staffMove(to) })
const workOff = step('work off a refund', {
	run: (world, book) => payBack(world, book),
})

function payBack(world: GatewayWorld, book: OrderLedger): void {
	const [debt] = book.owed
	if (!debt) return
	world.giveBack(debt.attempt, debt.charge)
	book.completeRefund(debt.attempt, debt.charge)
}

/** At any moment, whatever is still on its way. */
function expectSound(world: GatewayWorld, book: OrderLedger): void {
	const { orderStatus, paymentStatus } = book.order
	const open = book.attempts.filter(({ status }) => status === 'pending' || status === 'action_required')
	expect(open.length).toBeLessThanOrEqual(1)
	expect(book.entries.confirmed).toBeLessThanOrEqual(1)
	expect(book.entries.refunded).toBeLessThanOrEqual(1)
	if (orderStatus === 'expired') expect(paymentStatus).toBe('expired')
	if (orderStatus === 'pending_payment') expect(['pending', 'failed']).toContain(paymentStatus)
	// Nothing is cooked for nothing, and nothing is given back that was never taken.
	if (['accepted', 'preparing', 'ready', 'completed'].includes(orderStatus)) {
		expect(['paid', 'refunded']).toContain(paymentStatus)
	}
	for (const { charge } of book.owed) expect(world.taken).toContain(charge)
}

/** Once all news has come and all refunds are made. */
function expectSettled(world: GatewayWorld, book: OrderLedger): void {
	expectSound(world, book)
	const isPaid = book.order.paymentStatus === 'paid'
	expect(world.kept().length, 'charges kept').toBe(isPaid ? 1 : 0)
	expect(book.attempts.filter(({ status }) => status === 'paid').length).toBe(isPaid ? 1 : 0)
	if (book.order.orderStatus === 'cancelled') expect(isPaid).toBe(false)
}

const anything = commands(
	[
		// An order ends seldom, or nothing would ever happen to it.
		constantFrom(openSession, openSession, openSession, openSession, workOff, cancel, expire),
		constantFrom<OrderStatus>('accepted', 'preparing', 'ready', 'completed', 'cancelled').map(staff),
		...[decline, ask, charge, chargeAgain, close].map((make) => nat({ max: 5 }).map(make)),
		nat({ max: 40 }).map(deliver),
		nat({ max: 40 }).map(deliver),
	],
	{ maxCommands: 60 },
)

it('keeps exactly the price of an order that is paid, and nothing of any other, whatever happens in which order', () => {
	const reached = new Set<string>()
	const walks = property(anything, (steps) => {
		const setup: ModelRunSetup<GatewayWorld, OrderLedger> = () => ({
			model: new GatewayWorld(),
			real: new OrderLedger(),
		})
		let last = setup()
		modelRun(() => {
			last = setup()
			return last
		}, steps)
		const { model: world, real: book } = last
		for (const { attempt, outcome } of world.news.slice()) book.settle(attempt, outcome)
		while (book.owed.length > 0) payBack(world, book)
		for (const { attempt, outcome } of world.news.slice()) book.settle(attempt, outcome)
		while (book.owed.length > 0) payBack(world, book)
		expectSettled(world, book)
		reached.add(`${book.order.orderStatus} ${book.order.paymentStatus}`)
	})
	// Everywhere: a model that never leaves the door proves nothing. Some ends are rare, so a thousand walks may not be
	// enough.
	const ends = ['confirmed paid', 'cancelled refunded', 'expired expired', 'pending_payment failed']
	for (let round = 0; round < 20 && (round === 0 || !ends.every((end) => reached.has(end))); round++) {
		assert(walks, { numRuns: WALKS })
	}
	expect([...reached]).toEqual(expect.arrayContaining(ends))
})
