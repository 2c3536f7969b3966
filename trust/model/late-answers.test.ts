import { assert, commands, constantFrom, type ModelRunSetup, modelRun, nat, property } from 'fast-check'
import { expect, it } from 'vitest'
import { command, WALKS } from './command.ts'
import { RemoteWorld } from './remote-world.ts'

interface Steps {
	count: number
}

/** Every step looks at the whole world: it is model and real thing in one. */
const step = (name: string, run: (world: RemoteWorld) => void, check = (_world: RemoteWorld) => true) =>
	command<Steps, RemoteWorld>(name, {
		run: (steps, world) => {
			steps.count++
			if (!check(world)) return
			run(world)
			expectAsked(world)
			expectOpenForCustomer(world)
		},
	})
const hasAttempt = (world: RemoteWorld) => world.attempts.length > 0
const stepOf = (name: string, run: (world: RemoteWorld, attempt: number) => void) => (number: number) =>
	step(`${name} ${number}`, (world) => run(world, number % world.attempts.length), hasAttempt)

const open = step('open a session', (world) => world.open())
const cancel = step('cancel the order', ({ book }) => book.cancel())
const expire = step('let the order expire', ({ book }) => book.expire())
const check = step('check what is due', (world) => world.check())
const kill = step('kill the process', (world) => void world.calls.splice(0))
const advance = (number: number) =>
	step(
		`go on with call ${number}`,
		(world) => world.advance(number),
		({ calls }) => calls.length > 0,
	)
const look = stepOf('ask about', (world, attempt) => world.begin(world.look(attempt)))
const answer = stepOf('have the provider answer about', (world, attempt) => world.begin(world.look(attempt)!()))
const visitPage = stepOf('go to the page of', (world, attempt) => {
	for (let call = world.openPage(attempt); call; ) call = call()
})
const openPage = stepOf('open the page of', (world, attempt) => world.begin(world.openPage(attempt)))
const pay = stepOf('pay the form of', (world, attempt) => world.payForm(attempt, 'pays'))
const ask = stepOf('have the bank ask about', (world, attempt) => world.payForm(attempt, 'asks'))
const decline = stepOf('decline the form of', (world, attempt) => world.payForm(attempt, 'declines'))
const payPage = stepOf('pay the page of', (world, attempt) => world.payPage(attempt))

/** An attempt that is open is never forgotten. */
function expectAsked({ book }: RemoteWorld): void {
	const isForgotten = ({ status, checkAt }: { status: string; checkAt: number | null }) =>
		(status === 'pending' || status === 'action_required') && checkAt === null
	expect(book.attempts.filter(isForgotten)).toEqual([])
}

/**
 * The customer who stands before the latest attempt's form or page can pay there: no late answer about another object
 * has ended it.
 */
function expectOpenForCustomer({ book, attempts }: RemoteWorld): void {
	const latest = attempts.at(-1)
	if (!latest || book.order.orderStatus !== 'pending_payment') return
	const isBeforeCustomer = latest.form === 'open' || (latest.page === 'open' && latest.isPageKnown)
	if (isBeforeCustomer) expect(['pending', 'action_required']).toContain(book.attempts.at(-1)!.status)
}

/** Once nothing is under way: what is kept is what the order costs, and nobody can pay for an order that has ended. */
function expectSettled(world: RemoteWorld): void {
	const { book, taken, returned } = world
	const kept = taken.filter(({ charge }) => !returned.has(charge))
	expect(kept.length, `${book.order.orderStatus} ${book.order.paymentStatus}`).toBe(
		book.order.paymentStatus === 'paid' ? 1 : 0,
	)
	expect(book.attempts.filter(({ checkAt }) => checkAt !== null)).toEqual([])
	expect([...world.attempts.keys()].filter((attempt) => world.isPayable(attempt))).toEqual([])
}

const anything = commands(
	[
		constantFrom(open, open, open, check, check, cancel, expire, kill),
		...[look, answer, openPage, visitPage, pay, payPage, ask, decline].map((make) => nat({ max: 3 }).map(make)),
		...[advance, advance, advance].map((make) => nat({ max: 5 }).map(make)),
	],
	{ maxCommands: 60, size: 'max' },
)

it('takes no money without an order and none twice where every notification is lost and answers come late', () => {
	const reached = new Set<string>()
	const walks = property(anything, (steps) => {
		const setup: ModelRunSetup<Steps, RemoteWorld> = () => ({ model: { count: 0 }, real: new RemoteWorld() })
		let world = new RemoteWorld()
		modelRun(() => {
			const made = setup()
			world = made.real as RemoteWorld
			return made
		}, steps)
		reached.add(world.taken.some(({ charge }) => charge.startsWith('page')) ? 'page' : 'form')
		while (world.calls.length > 0) world.advance(0)
		for (let round = 0; round < 4; round++) world.check()
		world.book.expire()
		for (let round = 0; round < 4; round++) world.check()
		reached.add(`${world.book.order.orderStatus} ${world.book.order.paymentStatus}`)
		expectSettled(world)
	})
	const ends = ['confirmed paid', 'cancelled refunded', 'expired expired', 'page']
	for (let round = 0; round < 20 && (round === 0 || !ends.every((end) => reached.has(end))); round++) {
		assert(walks, { numRuns: WALKS })
	}
	expect([...reached]).toEqual(expect.arrayContaining(ends))
})
