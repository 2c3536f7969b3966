import { describe, expect, it } from 'vitest'
import { type FormField, findFormProblem } from './form-rules.ts'

const field = (changes: Partial<FormField>): FormField => ({
	field: 'value',
	label: 'Value',
	type: 'string',
	interface: 'input',
	required: false,
	isRelation: false,
	options: {},
	...changes,
})
const judge = (changes: Partial<FormField>, value: unknown) =>
	findFormProblem([field(changes)], { [changes.field ?? 'value']: value })?.message ?? null

const price = { type: 'decimal', options: { min: 0, max: 1_000 } }
const stock = { type: 'integer', options: { min: 0 } }
const kind = { options: { choices: [{ value: 'percent' }, { value: 'fixed' }] } }
const day = { type: 'integer', options: { choices: [{ value: 1 }, { value: 2 }] } }
const allergens = { ...kind, type: 'json', interface: 'select-multiple-checkbox' }
const place = { type: 'json', interface: 'map' }
const rows = { type: 'json', interface: 'list' }
const point = (...coordinates: unknown[]) => ({ type: 'Point', coordinates })

describe('a value that the form takes', () => {
	it.each<[string, Partial<FormField>, unknown]>([
		['no value at all', price, undefined],
		['an empty one', price, null],
		['an amount', price, 12.5],
		['an amount as Directus writes it', price, '12.50'],
		['the least', price, 0],
		['the most', price, 1_000],
		['a whole number', stock, 20],
		['a choice', kind, 'fixed'],
		['a number among choices', day, 2],
		[
			'a value beside the choices where others are allowed',
			{ options: { ...kind.options, allowOther: true } },
			'bogus',
		],
		['a text', {}, ''],
		['an email address', { field: 'support_email' }, 'ann@example.com'],
		['no email address where there need not be one', { field: 'email' }, ''],
		['a text beside the email address', { field: 'email_note' }, 'evil'],
		['a flag', { type: 'boolean' }, false],
		['an instant', { type: 'timestamp' }, '2026-11-23T12:00:00Z'],
		['the current instant', { type: 'timestamp' }, '$NOW'],
		['a place', place, point(-6.26, 53.35)],
		['a place as text', place, JSON.stringify(point(-180, 90))],
		['a list of choices', allergens, ['percent']],
		['rows', rows, [{ day: 1 }]],
		['any JSON without a form', { type: 'json', interface: 'input-code' }, 'x'],
		['a row of another collection', { ...stock, isRelation: true }, { name: 'new' }],
	])('is %s', (_name, changes, value) => {
		expect(judge(changes, value)).toBeNull()
	})
})

describe('a value that no form takes', () => {
	const amount = 'Value must be a number from 0 to 1000.'
	const whole = 'Value must be a whole number from 0 to 2147483647.'
	const email = 'Value must be an email address.'
	const choice = 'Value must be one of: percent, fixed.'
	const list = 'Value must be a list of: percent, fixed.'
	const spot = 'Value must be a point with a longitude from -180 to 180 and a latitude from -90 to 90.'
	it.each<[string, Partial<FormField>, unknown, string]>([
		['a negative amount', price, -5, amount],
		['a huge one', price, 1e300, amount],
		['an endless one', price, Number.POSITIVE_INFINITY, amount],
		['a text', price, 'NaN', amount],
		['a text with a number in front', price, '1e3', amount],
		['an empty text', price, '', amount],
		['a list', price, [1], amount],
		['a flag', price, true, amount],
		['a part of a piece', stock, 1.5, whole],
		['more pieces than a database counts', stock, 2 ** 31, whole],
		['an unknown choice', kind, 'bogus', choice],
		['a list with a choice', kind, ['fixed'], choice],
		['an inherited name', kind, 'constructor', choice],
		['a number for a text', {}, 1, 'Value must be a text.'],
		['a list for a text', {}, ['a'], 'Value must be a text.'],
		['spaces where there must be something', { required: true }, '  ', 'Value must not be empty.'],
		['a text for an email address', { field: 'support_email' }, 'evil', email],
		['two email addresses', { field: 'email' }, 'ann@example.com, eve@example.com', email],
		['an empty one where there must be one', { field: 'email', required: true }, '', 'Value must not be empty.'],
		['a text for a flag', { type: 'boolean' }, 'maybe', 'Value must be true or false.'],
		['nonsense for an instant', { type: 'timestamp' }, 'nonsense', 'Value must be a date.'],
		['a year that databases refuse', { type: 'timestamp' }, '+275760-09-13T00:00:00Z', 'Value must be a date.'],
		['a place beyond the pole', place, point(0, 91), spot],
		['a place of texts', place, point('0', '0'), spot],
		['a line', place, { type: 'LineString', coordinates: [] }, spot],
		['no JSON', place, '{', spot],
		['an unknown choice in a list', allergens, ['percent', 'x'], list],
		['a choice without a list', allergens, 'percent', list],
		['rows that are none', rows, [1], 'Value must be a list of rows.'],
		['an object for rows', rows, {}, 'Value must be a list of rows.'],
	])('is %s', (_name, changes, value, message) => {
		expect(judge(changes, value)).toBe(message)
	})

	it('is named with its field', () => {
		const fields = [field({ field: 'a', label: 'A' }), field({ field: 'b', label: 'B', ...price })]
		expect(findFormProblem(fields, { a: 'text', b: -1 })).toMatchObject({ field: 'b' })
	})
})
