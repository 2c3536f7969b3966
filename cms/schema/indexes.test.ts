import { expect, it } from 'vitest'
import { COMPOUND_INDEXES } from './indexes.ts'

it.each(COMPOUND_INDEXES)(
	'$name covers several columns: Directus takes one over a single column for the field’s own and drops it',
	({ columns }) => {
		expect(columns.length).toBeGreaterThan(1)
	},
)
