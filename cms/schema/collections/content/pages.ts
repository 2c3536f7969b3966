import { id, instant, select, slug, string, text } from '../../fields.ts'
import { PUBLIC_FOLDER } from '../../ids.ts'
import type { CollectionDefinition } from '../../model.ts'
import { image } from '../../relation-fields.ts'
import { PRODUCT_STATUS } from '../choices.ts'
import { collectionMeta } from '../folders.ts'
import { blockPlaces, blocksField, pageTranslationsField, translationsOf } from './pieces.ts'

const title = () => string('title', { label: 'Title', width: 'full' })
const summary = () => text('summary', { label: 'In short', note: 'Below the title, and what search engines show.' })

const pages: CollectionDefinition = {
	collection: 'pages',
	table: true,
	meta: collectionMeta({
		group: 'folder_content',
		sort: 2,
		icon: 'web',
		singular: 'Page',
		plural: 'Pages',
		template: '{{title}}',
		note: 'Pages with a place of their own in the shop, such as about and careers.',
		archivable: true,
		preview: '/capi/content/preview/pages/{{id}}',
	}),
	fields: [
		id(),
		string('title', { label: 'Title', required: true }),
		select('status', PRODUCT_STATUS, { label: 'Status', required: true, default: 'draft' }),
		slug({ note: 'about and careers are the pages that the shop leads to.' }),
		instant('date_updated', { label: 'Last changed', readonly: true, special: 'date-updated' }),
		summary(),
		image('picture', PUBLIC_FOLDER, {
			label: 'Picture',
			width: 'full',
			note: 'At the top, and where the page is shared.',
		}),
		blocksField(),
		pageTranslationsField(),
	],
}

export const PAGES: CollectionDefinition[] = [
	pages,
	blockPlaces('pages', 90),
	...translationsOf('pages', 91, [title(), summary()]),
]
