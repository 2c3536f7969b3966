import type { Knex } from 'knex'

interface Query {
	fields: string[]
	deep?: object
}

/** Directus's service for a collection; without accountability it reads everything. */
export interface ContentServiceClass {
	new (
		collection: string,
		options: { knex: Knex; schema: object; accountability: object | null },
	): { readOne(id: number, query: Query): Promise<Record<string, unknown>> }
}
