import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Service } from '../../../../scripts/services.ts'
import { placedOrder, talkTo } from './client.ts'
import { type RunningCms, startCms } from './cms.ts'

const HOUR = 3_600_000
let cms: RunningCms
let database: Knex
let nodes: Service[]

let folder: string

/** Both nodes run what they have by the clock each second, and end at the moment that this file names. */
const crashAt = (moment: string) => writeFile(join(folder, 'crash'), moment)

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'capi-crash-'))
	await crashAt('')
	cms = await startCms({ RETENTION_SCHEDULE: '* * * * * *', CAPI_TEST_CRASH_AT: join(folder, 'crash') })
	talkTo(cms)
	database = cms.openDatabase()
	nodes = [cms.node, await cms.startNode()]
})
afterAll(async () => {
	await database?.destroy()
	await cms?.stop()
	await rm(folder, { recursive: true })
})

const statusOf = async (id: number) => (await database('orders').where({ id }).first('order_status'))!.order_status
const readLease = () => database('leases').where({ name: 'clean-up' }).first()

/** Directus's own clean-up has come to its turn on a node that is alive: so has ours. */
async function waitForTurn(): Promise<void> {
	const [{ id }] = await database('directus_activity')
		.insert({
			action: 'login',
			collection: 'directus_users',
			item: '-',
			timestamp: new Date(Date.now() - 91 * 24 * HOUR),
		})
		.returning('id')
	await expect.poll(() => database('directus_activity').where({ id }).first('id')).toBeUndefined()
}

it('the clean-up runs on one node, and another one succeeds it when its lease has run out', async () => {
	const { id } = await placedOrder()
	// The first node that comes to the overdue order dies with it; were another one at it too, it would die as well.
	await crashAt('expiry.written')
	await database('orders')
		.where({ id })
		.update({ expires_at: new Date(Date.now() - HOUR) })
	await Promise.race(nodes.map(({ exited }) => exited))
	const [dead, ...others] = nodes.filter(({ child }) => child.signalCode === 'SIGKILL')
	const [alive] = nodes.filter((node) => node !== dead)
	for (let turn = 0; turn < 3; turn++) await waitForTurn()
	expect(others).toEqual([])
	expect(alive!.child.signalCode).toBeNull()
	expect(await statusOf(id)).toBe('pending_payment')
	const held = await readLease()
	expect(new Date(held.expires_at).getTime()).toBeGreaterThan(Date.now())

	await crashAt('')
	await database('leases').update({ expires_at: new Date(Date.now() - 1) })
	await expect.poll(() => statusOf(id)).toBe('expired')
	expect(alive!.child.signalCode).toBeNull()
	expect((await readLease())?.holder).not.toBe(held.holder)
})
