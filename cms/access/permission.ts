/** A filter in Directus's own syntax, with variables such as $CURRENT_USER. */
export type Filter = Record<string, unknown>

type Action = 'create' | 'read' | 'update' | 'delete'

/** One rule of a policy. Without a filter it holds for every item; '*' stands for all fields. */
export interface PermissionSeed {
	collection: string
	action: Action
	filter: Filter | null
	/** What a new item must satisfy. */
	validation: Filter | null
	/** Values that a new item gets where it says none. */
	presets: Record<string, unknown> | null
	fields: string[]
}

/** May read these fields of the items that the filter lets through. */
export function read(collection: string, fields: string[] = ['*'], filter: Filter | null = null): PermissionSeed {
	return { collection, action: 'read', filter, validation: null, presets: null, fields }
}

/** May write these fields of the items that the filter lets through. */
export function update(collection: string, fields: string[], filter: Filter | null = null): PermissionSeed {
	return { collection, action: 'update', filter, validation: null, presets: null, fields }
}

/** May delete the items that the filter lets through. */
export function remove(collection: string, filter: Filter): PermissionSeed {
	return { collection, action: 'delete', filter, validation: null, presets: null, fields: ['*'] }
}

/** May do everything with the items of a collection. */
export function manage(collection: string): PermissionSeed[] {
	return (['create', 'read', 'update', 'delete'] as const).map((action) => ({
		collection,
		action,
		filter: null,
		validation: null,
		presets: null,
		fields: ['*'],
	}))
}
