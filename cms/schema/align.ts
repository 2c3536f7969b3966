import type { FieldSchema, Snapshot, SnapshotField, SnapshotRelation } from './model.ts'

/**
 * Types that a database without them reports under another name: SQLite keeps decimals as floats and uuids as text.
 * They are no change, and changing a column for them would rebuild its table at every start.
 */
const SAME_STORAGE: Record<string, string> = { decimal: 'float', uuid: 'string' }
/** Directus adds it by itself where the database has no timestamps. */
const ADDED_SPECIAL = 'cast-timestamp'
const VENDOR_PROPERTIES = ['data_type', 'max_length', 'numeric_precision', 'numeric_scale'] as const

function alignField(target: SnapshotField, current: SnapshotField | undefined): SnapshotField {
	if (!current || (current.type !== target.type && SAME_STORAGE[target.type] !== current.type)) return target
	const special = current.meta.special?.includes(ADDED_SPECIAL)
		? [...(target.meta.special ?? []), ADDED_SPECIAL]
		: target.meta.special
	const aligned: SnapshotField = { ...target, type: current.type, meta: { ...target.meta, special } }
	if (!target.schema || !current.schema) return aligned
	const { schema } = current
	const vendor = Object.fromEntries(VENDOR_PROPERTIES.map((name) => [name, schema[name]])) as Pick<
		FieldSchema,
		(typeof VENDOR_PROPERTIES)[number]
	>
	return { ...aligned, schema: { ...target.schema, ...vendor } }
}

/** Databases name a constraint by themselves, or not at all. */
function alignRelation(target: SnapshotRelation, current: SnapshotRelation | undefined): SnapshotRelation {
	if (!current?.schema || !target.schema) return target
	return { ...target, schema: { ...target.schema, constraint_name: current.schema.constraint_name } }
}

function byField<T extends { collection: string; field: string }>(items: T[]): (item: T) => T | undefined {
	const known = new Map(items.map((item) => [`${item.collection}.${item.field}`, item]))
	return ({ collection, field }) => known.get(`${collection}.${field}`)
}

/** The wanted snapshot in the terms of the database at hand, so that only real changes remain in the difference. */
export function alignSnapshot(target: Snapshot, current: Snapshot): Snapshot {
	const currentField = byField(current.fields)
	const currentRelation = byField(current.relations)
	return {
		...target,
		fields: target.fields.map((field) => alignField(field, currentField(field))),
		relations: target.relations.map((relation) => alignRelation(relation, currentRelation(relation))),
	}
}
