/**
 * The shapes of a Directus schema snapshot, as far as this project fills them in (version 1, Directus 11).
 */

export type FieldType =
	| 'alias'
	| 'boolean'
	| 'decimal'
	| 'integer'
	| 'json'
	| 'string'
	| 'text'
	| 'timestamp'
	| 'unknown'
	| 'uuid'

export interface FieldMeta {
	collection: string
	conditions: null
	display: string | null
	display_options: Record<string, unknown> | null
	field: string
	group: string | null
	hidden: boolean
	interface: string | null
	note: string | null
	options: Record<string, unknown> | null
	readonly: boolean
	required: boolean
	searchable: boolean
	sort: number
	special: string[] | null
	translations: { language: string; translation: string }[] | null
	validation: Record<string, unknown> | null
	validation_message: string | null
	width: string
}

export interface FieldSchema {
	name: string
	table: string
	data_type: string
	default_value: unknown
	max_length: number | null
	numeric_precision: number | null
	numeric_scale: number | null
	is_nullable: boolean
	is_unique: boolean
	is_indexed: boolean
	is_primary_key: boolean
	is_generated: boolean
	generation_expression: null
	has_auto_increment: boolean
	foreign_key_table: string | null
	foreign_key_column: string | null
}

export interface SnapshotField {
	collection: string
	field: string
	type: FieldType
	meta: FieldMeta
	schema?: FieldSchema
}

export interface SnapshotCollection {
	collection: string
	meta: Record<string, unknown> & { collection: string }
	schema?: { name: string }
}

export interface SnapshotRelation {
	collection: string
	field: string
	/** Null where the row says by itself which collection it points into. */
	related_collection: string | null
	meta: Record<string, unknown>
	/** Without one there is no foreign key. */
	schema?: Record<string, unknown>
}

export interface Snapshot {
	version: 1
	directus: string
	vendor: string
	collections: SnapshotCollection[]
	fields: SnapshotField[]
	systemFields: { collection: string; field: string; schema: { is_indexed: boolean } }[]
	relations: SnapshotRelation[]
}

/** One field as the definitions write it: what differs from the defaults, and the relation it carries. */
export interface FieldDefinition {
	field: string
	type: FieldType
	meta: Partial<FieldMeta>
	schema?: Partial<FieldSchema>
	relation?: RelationDefinition | AnyRelationDefinition
}

export interface RelationDefinition {
	target: string
	/** Its primary key, where that is not `id`. */
	targetKey?: string
	onDelete: 'CASCADE' | 'SET NULL' | 'NO ACTION'
	/** The list on the other side, where it has one. */
	oneField?: string
	sortField?: string
	/** The other foreign key of a junction table. */
	junctionField?: string
	/** What taking an item out of the list does to it. */
	deselect?: 'nullify' | 'delete'
}

/** Points into one of several collections: another field of the row names it. */
export interface AnyRelationDefinition {
	targets: readonly string[]
	collectionField: string
	junctionField: string
}

export interface CollectionDefinition {
	collection: string
	/** False for the folders of the navigation and for Directus's own tables that get a field more. */
	table: boolean
	/** Undefined for Directus's own tables: their metadata is not ours. */
	meta?: Record<string, unknown>
	fields: FieldDefinition[]
}
