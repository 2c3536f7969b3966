import { expect, it } from 'vitest'
import { createStatementNames, type PostgresConnection } from './postgres-statements.ts'

/** A connection that notes the names with which it is asked, and fails where it is told to. */
function connect(names: ReturnType<typeof createStatementNames>) {
	const asked: (string | undefined)[] = []
	const state = { error: null as { code?: string } | null }
	const connection: PostgresConnection = {
		query(config, callback) {
			asked.push(config.name)
			callback(state.error, {})
		},
	}
	names.name(connection)
	const ask = (text: string, values: unknown[] = [1]) => connection.query({ text, values }, () => undefined)
	return { asked, state, ask }
}

const times = (count: number, work: () => unknown) => Array.from({ length: count }, work)

it('names a statement that comes again and again, alike on every connection', () => {
	const names = createStatementNames()
	const [first, second] = [connect(names), connect(names)]
	times(6, () => first.ask('select "id" from "orders" where "id" = $1'))
	second.ask('select "id" from "orders" where "id" = $1')
	expect(first.asked.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
	expect(first.asked[5]).toMatch(/^capi_\d+$/)
	expect(second.asked).toEqual([first.asked[5]])
})

it.each([
	['a star, whose columns may change', 'select * from "orders" where "id" = $1', [1]],
	['no values', 'select "id" from "orders"', []],
	['another kind', 'explain select "id" from "orders" where "id" = $1', [1]],
])('names none with %s', (_what, text, values) => {
	const { asked, ask } = connect(createStatementNames())
	times(10, () => ask(text, values))
	expect(asked.filter(Boolean)).toEqual([])
})

it('gives another name to a statement whose columns have changed', () => {
	const { asked, state, ask } = connect(createStatementNames())
	const repeat = () => times(6, () => ask('select "id" from "orders" where "id" = $1'))
	repeat()
	state.error = { code: '0A000' }
	ask('select "id" from "orders" where "id" = $1')
	state.error = null
	repeat()
	expect(asked.at(-1)).not.toBe(asked[5])
})

it('stops naming before the database keeps too many', () => {
	const { asked, ask } = connect(createStatementNames())
	for (let column = 0; column < 300; column++) times(5, () => ask(`select "c${column}" from "t" where "id" = $1`))
	expect(new Set(asked.filter(Boolean)).size).toBe(200)
})
