import knex, { type Knex } from 'knex'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { NotificationDeps } from './notification.ts'
import { processOutbox } from './process-outbox.ts'

const NOW = 1_800_000_000_000
let database: Knex

beforeEach(async () => {
	database = knex({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true })
	await database.schema.createTable('outbox', (table) => {
		table.increments('id')
		for (const name of ['topic', 'payload', 'fact', 'last_error']) table.string(name)
		for (const name of ['available_at', 'sent_at', 'failed_at']) table.dateTime(name)
		table.integer('attempts')
	})
	await database('outbox').insert(
		[{ device: 1 }, { device: 1 }, { device: 2 }, {}, {}].map((payload, index) => ({
			id: index + 1,
			topic: 'message.push',
			payload: JSON.stringify(payload),
			attempts: 0,
			available_at: NOW - 1_000,
		})),
	)
})
afterEach(() => database.destroy())

/** Sends everything at once as far as it may. */
async function run(work: (task: number) => Promise<void>): Promise<void> {
	const deps = { database, clock: { now: () => NOW } } as NotificationDeps
	await processOutbox(deps, { topic: 'message.push', atOnce: 20, send: (_deps, { id }) => work(id) })
}
const waiting = () => database('outbox').whereNull('sent_at').orderBy('id').pluck('id')

it('tells one device one thing after the other, and different devices at once', async () => {
	const begun: number[] = []
	const ends: (() => void)[] = []
	const pass = run((task) => new Promise((resolve) => ends.push(resolve) && begun.push(task)))
	await expect.poll(() => begun).toEqual([1, 3, 4, 5])
	for (const end of ends.splice(0)) end()
	await expect.poll(() => begun).toEqual([1, 3, 4, 5, 2])
	ends[0]!()
	await pass
	expect(await waiting()).toEqual([])
})

it('keeps what follows for a device whose message failed, so that it comes after that one', async () => {
	await run(async (task) => {
		if (task === 1) throw new Error('busy')
	})
	expect(await waiting()).toEqual([1, 2])
})
