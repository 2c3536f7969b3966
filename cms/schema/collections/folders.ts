import { labels } from '../field.ts'
import type { CollectionDefinition } from '../model.ts'

/** Folders of the Studio's navigation; they hold no data. */
function folder(collection: string, label: string, icon: string, sort: number): CollectionDefinition {
	return {
		collection,
		table: false,
		meta: {
			icon,
			sort,
			collapse: 'open',
			translations: labels(label).map((entry) => ({ ...entry, singular: label, plural: label })),
		},
		fields: [],
	}
}

export const FOLDERS: CollectionDefinition[] = [
	folder('folder_kitchen', 'Kitchen', 'skillet', 1),
	folder('folder_menu', 'Menu', 'lunch_dining', 2),
	folder('folder_chain', 'Chain', 'storefront', 3),
	folder('folder_content', 'Content', 'newspaper', 4),
	folder('folder_money', 'Payments', 'credit_card', 5),
	folder('folder_letters', 'Letters', 'mail', 6),
]

/** A collection's place in the navigation and how it is called. */
export function collectionMeta(meta: {
	group?: string
	sort: number
	icon: string
	singular: string
	plural: string
	note?: string
	template?: string
	sortField?: string
	singleton?: boolean
	hidden?: boolean
	/** Whether rows have a status with `archived` in it, which takes them out of the list. */
	archivable?: boolean
	/** Address of a row's preview, with the row's own values between {{ }}. */
	preview?: string
	/** False where nobody would ever read who changed what. */
	audited?: boolean
}): Record<string, unknown> {
	return {
		group: meta.group ?? null,
		sort: meta.sort,
		icon: meta.icon,
		note: meta.note ?? null,
		display_template: meta.template ?? null,
		sort_field: meta.sortField ?? null,
		singleton: meta.singleton ?? false,
		hidden: meta.hidden ?? false,
		preview_url: meta.preview ?? null,
		...(meta.archivable && { archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' }),
		accountability: meta.audited === false ? null : 'all',
		translations: labels(meta.plural).map((entry) => ({ ...entry, singular: meta.singular, plural: meta.plural })),
	}
}
