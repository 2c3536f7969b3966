import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureLeases } from '../../../../prepare/migrations-table.ts'
import { endLease, takeLease } from './leases.ts'

const NOW = 1_800_000_000_000
let folder: string
let nodes: Knex[]

/** Several nodes, each with a connection of its own to one database. */
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'leases-'))
	const connection = { filename: join(folder, 'data.db') }
	nodes = Array.from({ length: 4 }, () => knex({ client: 'sqlite3', connection, useNullAsDefault: true }))
	await ensureLeases(nodes[0]!)
})
afterEach(async () => {
	await Promise.all(nodes.map((node) => node.destroy()))
	await rm(folder, { recursive: true })
})
const take = (holder: string, now = NOW, name = 'clean-up', node = nodes[0]!) =>
	takeLease(node, { name, holder }, now, now + 60_000)

it('is taken by one of several nodes that ask at the same moment', async () => {
	const taken = await Promise.all(nodes.map((node, index) => take(`node ${index}`, NOW, 'clean-up', node)))
	expect(taken.filter(Boolean)).toHaveLength(1)
})

it('is extended by its holder and refused to others until its end, of its name alone', async () => {
	expect(await take('first')).toBe(true)
	expect(await take('second', NOW + 30_000)).toBe(false)
	expect(await take('first', NOW + 30_000)).toBe(true)
	expect(await take('second', NOW + 60_000)).toBe(false)
	expect(await take('second', NOW, 'another')).toBe(true)
	expect(await take('second', NOW + 90_000)).toBe(true)
	expect(await take('first', NOW + 90_000)).toBe(false)
})

it('goes to another as soon as its holder gives it back, and nobody gives back what is not theirs', async () => {
	await take('first')
	await endLease(nodes[0]!, { name: 'clean-up', holder: 'second' })
	expect(await take('second')).toBe(false)
	await endLease(nodes[0]!, { name: 'clean-up', holder: 'first' })
	expect(await take('second')).toBe(true)
})
