import type {
	AnyRelationDefinition,
	CollectionDefinition,
	FieldDefinition,
	FieldMeta,
	FieldSchema,
	RelationDefinition,
	Snapshot,
	SnapshotCollection,
	SnapshotField,
	SnapshotRelation,
} from './model.ts'

/** The release whose snapshots have this shape; a later minor reads it too. */
const DIRECTUS_VERSION = '11.17.4'

const COLLECTION_META = {
	accountability: 'all',
	archive_app_filter: true,
	archive_field: null,
	archive_value: null,
	collapse: 'open',
	color: null,
	display_template: null,
	group: null,
	hidden: false,
	icon: null,
	item_duplication_fields: null,
	note: null,
	preview_url: null,
	singleton: false,
	sort: null,
	sort_field: null,
	translations: null,
	unarchive_value: null,
	versioning: false,
}

const FIELD_META: Omit<FieldMeta, 'collection' | 'field' | 'sort'> = {
	conditions: null,
	display: null,
	display_options: null,
	group: null,
	hidden: false,
	interface: null,
	note: null,
	options: null,
	readonly: false,
	required: false,
	searchable: true,
	special: null,
	translations: null,
	validation: null,
	validation_message: null,
	width: 'full',
}

const FIELD_SCHEMA: Omit<FieldSchema, 'name' | 'table' | 'data_type'> = {
	default_value: null,
	max_length: null,
	numeric_precision: null,
	numeric_scale: null,
	is_nullable: true,
	is_unique: false,
	is_indexed: false,
	is_primary_key: false,
	is_generated: false,
	generation_expression: null,
	has_auto_increment: false,
	foreign_key_table: null,
	foreign_key_column: null,
}

function mapCollection({ collection, table, meta }: CollectionDefinition): SnapshotCollection {
	return {
		collection,
		meta: { ...COLLECTION_META, ...meta, collection },
		...(table && { schema: { name: collection } }),
	}
}

function mapField(collection: string, definition: FieldDefinition, index: number): SnapshotField {
	const { field, type, meta, schema } = definition
	return {
		collection,
		field,
		type,
		meta: { ...FIELD_META, ...meta, collection, field, sort: index + 1 },
		...(schema && {
			schema: { ...FIELD_SCHEMA, data_type: 'varchar', ...schema, name: field, table: collection },
		}),
	}
}

function mapAnyRelation(collection: string, field: string, relation: AnyRelationDefinition): SnapshotRelation {
	return {
		collection,
		field,
		related_collection: null,
		meta: {
			junction_field: relation.junctionField,
			many_collection: collection,
			many_field: field,
			one_allowed_collections: [...relation.targets],
			one_collection: null,
			one_collection_field: relation.collectionField,
			one_deselect_action: 'nullify',
			one_field: null,
			sort_field: null,
		},
	}
}

function mapRelation(
	collection: string,
	field: string,
	relation: RelationDefinition | AnyRelationDefinition,
): SnapshotRelation {
	if ('targets' in relation) return mapAnyRelation(collection, field, relation)
	return {
		collection,
		field,
		related_collection: relation.target,
		meta: {
			junction_field: relation.junctionField ?? null,
			many_collection: collection,
			many_field: field,
			one_allowed_collections: null,
			one_collection: relation.target,
			one_collection_field: null,
			one_deselect_action: relation.deselect ?? 'nullify',
			one_field: relation.oneField ?? null,
			sort_field: relation.sortField ?? null,
		},
		schema: {
			table: collection,
			column: field,
			foreign_key_table: relation.target,
			foreign_key_column: relation.targetKey ?? 'id',
			constraint_name: null,
			on_update: 'NO ACTION',
			on_delete: relation.onDelete,
		},
	}
}

/** Definitions to the snapshot that `directus schema apply` reads. */
export function buildSnapshot(definitions: readonly CollectionDefinition[]): Snapshot {
	return {
		version: 1,
		directus: DIRECTUS_VERSION,
		vendor: 'sqlite',
		collections: definitions.filter((definition) => definition.meta).map(mapCollection),
		fields: definitions.flatMap(({ collection, fields }) =>
			fields.map((definition, index) => mapField(collection, definition, index)),
		),
		systemFields: [],
		relations: definitions.flatMap(({ collection, fields }) =>
			fields.flatMap(({ field, relation }) => (relation ? [mapRelation(collection, field, relation)] : [])),
		),
	}
}
