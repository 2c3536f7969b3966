import knex, { type Knex } from 'knex'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Runtime } from '../../runtime.ts'
import { createVoidTokens } from './void-tokens.ts'

let database: Knex
beforeEach(async () => {
	database = knex({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true })
	await database.schema.createTable('directus_users', (table) => {
		table.string('id')
		table.dateTime('tokens_void_at')
	})
	await database('directus_users').insert([{ id: 'ann' }, { id: 'bob' }])
})
afterEach(() => database.destroy())

/** A node of the CMS on the one database; what it says to the others is lost, as for one that starts later. */
function node() {
	type Listener = Parameters<Runtime['messages']['subscribe']>[0]
	const listeners: Listener[] = []
	const messages: Runtime['messages'] = {
		publish: (message) => {
			for (const listener of listeners) listener(message)
		},
		subscribe: (listener) => void listeners.push(listener),
		close: () => {},
	}
	const logger = { error: vi.fn() }
	return { ...createVoidTokens({ messages, database, logger: logger as never }), logger }
}

const tokenOf = (id: string, issued_ms = Date.now() - 1_000, more: object = {}) =>
	`head.${Buffer.from(JSON.stringify({ id, issued_ms, ...more })).toString('base64url')}.signature`
const refused = { code: 'TOKEN_EXPIRED' }

it('refuses the tokens from before, of that user alone, and takes those from after', async () => {
	const { voidTokensOf, assertNotVoid } = node()
	await assertNotVoid(tokenOf('ann'))
	voidTokensOf('ann')
	await expect(assertNotVoid(tokenOf('ann'))).rejects.toMatchObject(refused)
	await assertNotVoid(tokenOf('ann', Date.now() + 1_000))
	await assertNotVoid(tokenOf('bob'))
	// Directus looks sessions up by itself.
	await assertNotVoid(tokenOf('ann', 0, { session: 's' }))
	for (const other of [undefined, 'static-token', 'a.b.c']) await assertNotVoid(other)
})

it('is known to a node that starts later', async () => {
	node().voidTokensOf('ann')
	const written = () => database('directus_users').whereNotNull('tokens_void_at').pluck('id')
	await vi.waitFor(async () => expect(await written()).toEqual(['ann']))
	await expect(node().assertNotVoid(tokenOf('ann'))).rejects.toMatchObject(refused)
	await node().assertNotVoid(tokenOf('bob'))
})

it('forgets what no token can be older than', async () => {
	await database('directus_users')
		.where({ id: 'ann' })
		.update({ tokens_void_at: new Date(Date.now() - 7_200_000) })
	await node().assertNotVoid(tokenOf('ann', 0))
})

it('keeps nobody out while the list cannot be read, and reads it as soon as it can', async () => {
	node().voidTokensOf('ann')
	await vi.waitFor(async () => expect(await database('directus_users').whereNotNull('tokens_void_at')).toHaveLength(1))
	const late = node()
	await database.schema.renameTable('directus_users', 'elsewhere')
	await late.assertNotVoid(tokenOf('ann'))
	expect(late.logger.error).toHaveBeenCalledOnce()
	await database.schema.renameTable('elsewhere', 'directus_users')
	await expect(late.assertNotVoid(tokenOf('ann'))).rejects.toMatchObject(refused)
})
