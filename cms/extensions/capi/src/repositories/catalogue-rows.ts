import type { Knex } from 'knex'

/** A row as the database has it; `columns.ts` turns its values into types. */
export type Row = Record<string, unknown>

/** Everything that the menu and the branches are made of, each table in the order in which the Studio shows it. */
export interface CatalogueRows {
	settings: Row | undefined
	companies: Row[]
	taxes: Row[]
	branches: Row[]
	branchProducts: Row[]
	categories: Row[]
	products: Row[]
	productCategories: Row[]
	attributes: Row[]
	attributeValues: Row[]
	options: Row[]
	optionValues: Row[]
	/** Names and descriptions in other languages, by the collection of their rows. */
	translations: Record<TranslatedCollection, Row[]>
}

/** Collections whose words are in the menu. */
const TRANSLATED_COLLECTIONS = ['categories', 'products', 'attributes', 'attribute_values'] as const
export type TranslatedCollection = (typeof TRANSLATED_COLLECTIONS)[number]

/** Collections whose edits change the catalogue. */
export const CATALOGUE_COLLECTIONS: ReadonlySet<string> = new Set([
	'settings',
	'companies',
	'taxes',
	'branches',
	'branch_products',
	'categories',
	'products',
	'products_categories',
	'attributes',
	'attribute_values',
	'product_options',
	'product_option_values',
	'languages',
	...TRANSLATED_COLLECTIONS.map((collection) => `${collection}_translations`),
])

/** Reads the catalogue in one transaction, so that a bulk edit is seen whole or not at all. */
export async function readCatalogueRows(database: Knex): Promise<CatalogueRows> {
	const isolation = database.client.config.client === 'pg' ? ({ isolationLevel: 'repeatable read' } as const) : {}
	return database.transaction(async (transaction) => {
		const translationsOf = (collection: TranslatedCollection): Promise<Row[]> =>
			transaction(`${collection}_translations`)
		const inOrder = (table: string): Promise<Row[]> => transaction(table).orderByRaw('sort is null, sort, id')
		return {
			settings: await transaction('settings').first(),
			companies: await transaction('companies'),
			taxes: await transaction('taxes'),
			branches: await inOrder('branches'),
			branchProducts: await transaction('branch_products').orderBy('id'),
			categories: await inOrder('categories'),
			products: await inOrder('products'),
			productCategories: await inOrder('products_categories'),
			attributes: await inOrder('attributes'),
			attributeValues: await inOrder('attribute_values'),
			options: await inOrder('product_options'),
			optionValues: await inOrder('product_option_values'),
			translations: {
				categories: await translationsOf('categories'),
				products: await translationsOf('products'),
				attributes: await translationsOf('attributes'),
				attribute_values: await translationsOf('attribute_values'),
			},
		}
	}, isolation)
}
