import { id, instant, integer, json, repeater, select, string, text, toggle } from '../fields.ts'
import { PUBLIC_FOLDER } from '../ids.ts'
import type { CollectionDefinition } from '../model.ts'
import { image, manyToOne, oneToMany, section } from '../relation-fields.ts'
import { DAYS, KITCHEN_MODES, PUBLICATION } from './choices.ts'
import { collectionMeta } from './folders.ts'
import { translationsField, translationTable, WORDS_NOTE } from './translations.ts'

/** HH:MM in quarter hours, 24:00 for the end of the day; other minutes can be typed. */
const CLOCK_TIMES = Array.from({ length: 97 }, (_, quarter) => {
	const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
	return { text: time, value: time }
})
const clock = (field: string, name: string) => ({
	field,
	name,
	type: 'string',
	interface: 'select-dropdown',
	options: { choices: CLOCK_TIMES, allowOther: true, placeholder: 'HH:MM' },
})

const branches: CollectionDefinition = {
	collection: 'branches',
	table: true,
	meta: collectionMeta({
		group: 'folder_chain',
		sort: 1,
		icon: 'storefront',
		singular: 'Branch',
		plural: 'Branches',
		template: '{{title}}',
		sortField: 'sort',
	}),
	fields: [
		id(),
		string('title', { label: 'Name', required: true }),
		select('status', PUBLICATION, { label: 'Status', required: true, default: 'draft' }),
		section('section_kitchen', 'Kitchen now', 'skillet'),
		select('kitchen_status', KITCHEN_MODES, {
			label: 'Kitchen status',
			group: 'section_kitchen',
			required: true,
			default: 'open',
			note: 'Busy adds minutes to the ready time. Dine-in only and closed stop online orders at once.',
		}),
		toggle('can_order_online', {
			label: 'Takes online orders',
			group: 'section_kitchen',
			default: true,
			note: 'Switch off to stop online orders at once.',
		}),
		toggle('closed_early', {
			label: 'Closed early',
			group: 'section_kitchen',
			options: { label: 'Closed until the next opening' },
			note: 'Closes the branch now, whatever its hours say. It opens again by itself at its next opening time.',
		}),
		instant('closed_early_at', { hidden: true, readonly: true }),
		integer('kitchen_capacity', {
			label: 'Orders at a time',
			group: 'section_kitchen',
			options: { min: 1, placeholder: 'No limit' },
			note: 'Paid orders that the kitchen can work on at once. From two thirds on customers are told the busy times, when it is full no more come in. Empty: no limit.',
		}),
		integer('ready_min', {
			label: 'Ready in, at least',
			group: 'section_kitchen',
			required: true,
			default: 10,
			options: { min: 1, max: 240, iconRight: 'timer' },
			note: 'Minutes.',
		}),
		integer('ready_max', {
			label: 'Ready in, at most',
			group: 'section_kitchen',
			required: true,
			default: 15,
			options: { min: 1, max: 240, iconRight: 'timer' },
			note: 'Minutes.',
		}),
		integer('busy_extra', {
			label: 'More when busy',
			group: 'section_kitchen',
			required: true,
			default: 10,
			options: { min: 0, max: 240, iconRight: 'more_time' },
			note: 'Minutes added to both while the kitchen is busy.',
		}),
		integer('slot_minutes', {
			label: 'Length of a pickup slot',
			group: 'section_kitchen',
			required: true,
			default: 15,
			options: { min: 5, max: 240 },
			note: 'Minutes.',
		}),
		integer('slot_capacity', {
			label: 'Orders in a slot',
			group: 'section_kitchen',
			options: { min: 1, placeholder: 'No limit' },
			note: 'Orders for later that can be fetched in one slot. Empty: no limit.',
		}),
		section('section_hours', 'Opening hours', 'schedule'),
		repeater(
			'opening_hours',
			'{{ day }}: {{ open }} – {{ close }}',
			[
				{
					field: 'day',
					name: 'Day',
					type: 'integer',
					interface: 'select-dropdown',
					width: 'full',
					options: { choices: DAYS },
				},
				clock('open', 'Opens'),
				clock('close', 'Closes'),
			],
			{
				label: 'Every week',
				group: 'section_hours',
				addLabel: 'Add opening hours',
				note: 'Day 1 is Monday, 7 is Sunday. A closing time at or before the opening lies on the next day; 00:00 to 24:00 is open all day. A day without a row is closed.',
			},
		),
		repeater(
			'opening_exceptions',
			'{{ date }} {{ reason }}',
			[
				{ field: 'date', name: 'Date', type: 'date', interface: 'datetime' },
				{
					field: 'closed',
					name: 'Closed',
					type: 'boolean',
					interface: 'boolean',
					options: { label: 'Closed all day' },
				},
				clock('open', 'Opens'),
				clock('close', 'Closes'),
				{ field: 'reason', name: 'Reason', type: 'string', interface: 'input', width: 'full' },
			],
			{
				label: 'Other days',
				group: 'section_hours',
				addLabel: 'Add a day',
				note: 'Holidays and other days that differ from the week.',
			},
		),
		string('timezone', {
			label: 'Time zone',
			group: 'section_hours',
			required: true,
			default: 'Europe/Dublin',
			note: 'IANA name; the opening hours are read in it.',
		}),
		section('section_place', 'Place', 'location_on'),
		string('address', { label: 'Address', group: 'section_place', required: true, width: 'full' }),
		string('phone', { label: 'Phone', group: 'section_place', required: true }),
		string('slug', { label: 'Slug', group: 'section_place', required: true, unique: true, options: { slug: true } }),
		json('location', {
			label: 'Location',
			group: 'section_place',
			required: true,
			interface: 'map',
			options: { geometryType: 'Point' },
			note: 'Longitude, then latitude.',
		}),
		text('description', { label: 'Description', group: 'section_place' }),
		image('image', PUBLIC_FOLDER, { label: 'Picture', group: 'section_place' }),
		translationsField(WORDS_NOTE, 'section_place'),
		section('section_point_of_sale', 'Company and point of sale', 'point_of_sale', 'closed'),
		manyToOne(
			'company',
			{ target: 'companies', onDelete: 'NO ACTION' },
			{ label: 'Company', group: 'section_point_of_sale', required: true, template: '{{name}}' },
		),
		string('outlet_reference', { label: 'Outlet reference', group: 'section_point_of_sale', required: true }),
		integer('odooID', { label: 'Odoo id', group: 'section_point_of_sale', required: true }),
		json('pos_session', {
			label: 'Point of sale session',
			group: 'section_point_of_sale',
			readonly: true,
			note: 'Session that takes the orders, or nothing where the point of sale has none open.',
		}),
		integer('sort', { hidden: true }),
		instant('date_updated', { hidden: true, readonly: true, special: 'date-updated' }),
		oneToMany('products', ['product.name', 'sold_out', 'stock'], {
			label: 'Products',
			template: '{{product.name}}',
			note: 'What the branch sells. Customers see the rest of the menu at other branches only.',
		}),
	],
}

export const BRANCHES: CollectionDefinition[] = [
	branches,
	translationTable('branches', { group: 'folder_chain', sort: 91 }, [text('description', { label: 'Description' })]),
]
