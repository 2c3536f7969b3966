import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CUSTOMER_PERMISSIONS } from './customer.ts'
import type { PermissionSeed } from './permission.ts'
import { PUBLIC_PERMISSIONS } from './public.ts'

interface Relation {
	collection: string
	field: string
	related_collection: string | null
	meta: { one_field: string | null; one_allowed_collections: string[] | null }
}

const { relations } = JSON.parse(readFileSync(new URL('../schema/snapshot.json', import.meta.url), 'utf8')) as {
	relations: Relation[]
}

/** The collections that readable fields of a collection lead to. */
function neighboursOf(permissions: readonly PermissionSeed[]): Map<string, string[]> {
	const readable = permissions.filter(({ action }) => action === 'read')
	const fieldsOf = new Map(readable.map(({ collection, fields }) => [collection, fields]))
	const mayRead = (collection: string, field: string) => fieldsOf.get(collection)?.includes(field) ?? false
	const targets = new Map<string, string[]>(readable.map(({ collection }) => [collection, []]))
	for (const { collection, field, related_collection, meta } of relations) {
		const related = related_collection === null ? (meta.one_allowed_collections ?? []) : [related_collection]
		if (mayRead(collection, field)) targets.get(collection)!.push(...related.filter((name) => fieldsOf.has(name)))
		if (related_collection && meta.one_field && mayRead(related_collection, meta.one_field)) {
			if (fieldsOf.has(collection)) targets.get(related_collection)!.push(collection)
		}
	}
	return targets
}

/** A way from a collection back to itself; null where there is none. */
function findCycle(targets: Map<string, string[]>): string[] | null {
	const walk = (path: string[]): string[] | null => {
		for (const next of targets.get(path.at(-1)!) ?? []) {
			if (path.includes(next)) return [...path, next]
			const found = walk([...path, next])
			if (found) return found
		}
		return null
	}
	for (const start of targets.keys()) {
		const found = walk([start])
		if (found) return found
	}
	return null
}

test.each([
	['the public', PUBLIC_PERMISSIONS],
	['customers', [...PUBLIC_PERMISSIONS, ...CUSTOMER_PERMISSIONS]],
])('%s read fields by name, and no field leads back to where a query came from', (_name, permissions) => {
	const unnamed = permissions.filter(({ action, fields }) => action === 'read' && fields.includes('*'))
	expect(unnamed.map(({ collection }) => collection)).toEqual([])
	const targets = neighboursOf(permissions)
	expect(targets.get('branches')).toContain('branch_products')
	expect(targets.get('posts_blocks')).toContain('block_text')
	expect(findCycle(targets)).toBeNull()
})
