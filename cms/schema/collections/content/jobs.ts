import { id, instant, integer, money, select, slug, string, text } from '../../fields.ts'
import type { CollectionDefinition } from '../../model.ts'
import { manyToOne, section } from '../../relation-fields.ts'
import { CURRENCIES, PRODUCT_STATUS } from '../choices.ts'
import { collectionMeta } from '../folders.ts'
import { blockPlaces, blocksField, pageTranslationsField, translationsOf } from './pieces.ts'

const EMPLOYMENT = [
	{ text: 'Full time', value: 'full_time' },
	{ text: 'Part time', value: 'part_time' },
	{ text: 'Temporary', value: 'temporary' },
	{ text: 'Apprenticeship', value: 'apprenticeship' },
]
const PAY_PERIODS = [
	{ text: 'Hour', value: 'hour' },
	{ text: 'Month', value: 'month' },
	{ text: 'Year', value: 'year' },
]
const summary = () => text('summary', { label: 'In short', note: 'In the list of openings, and in search engines.' })

const jobs: CollectionDefinition = {
	collection: 'jobs',
	table: true,
	meta: collectionMeta({
		group: 'folder_content',
		sort: 3,
		icon: 'work',
		singular: 'Opening',
		plural: 'Openings',
		template: '{{title}}',
		sortField: 'sort',
		archivable: true,
		preview: '/capi/content/preview/jobs/{{id}}',
	}),
	fields: [
		id(),
		string('title', { label: 'Title', required: true }),
		select('status', PRODUCT_STATUS, { label: 'Status', required: true, default: 'draft' }),
		slug(),
		select('employment_type', EMPLOYMENT, { label: 'Employment', required: true, default: 'full_time' }),
		manyToOne(
			'branch',
			{ target: 'branches', onDelete: 'SET NULL' },
			{ label: 'Branch', template: '{{title}}', note: 'Empty: for the whole chain.' },
		),
		string('place', { label: 'Place', note: 'Where the work is done. Empty: at the branch.' }),
		instant('closes_at', { label: 'Open until', note: 'The opening disappears then. Empty: until you archive it.' }),
		instant('date_created', { label: 'Posted', special: 'date-created' }),
		instant('date_updated', { label: 'Last changed', readonly: true, special: 'date-updated' }),
		section('section_pay', 'Pay, before tax', 'payments'),
		money('pay_min', { label: 'From', group: 'section_pay' }),
		money('pay_max', { label: 'To', group: 'section_pay' }),
		select('pay_currency', CURRENCIES, { label: 'Currency', group: 'section_pay', required: true, default: 'EUR' }),
		select('pay_period', PAY_PERIODS, { label: 'For each', group: 'section_pay', required: true, default: 'hour' }),
		summary(),
		integer('sort', { hidden: true }),
		blocksField(),
		pageTranslationsField(),
	],
}

export const JOBS: CollectionDefinition[] = [
	jobs,
	blockPlaces('jobs', 90),
	...translationsOf('jobs', 95, [
		string('title', { label: 'Title', width: 'full' }),
		string('place', { label: 'Place' }),
		summary(),
	]),
]
