import { isEmail } from '../auth/account-forms.ts'

/** A field of a collection as the Studio's form has it. */
export interface FormField {
	field: string
	/** What the form calls it. */
	label: string
	/** Directus's type: integer, decimal, string, json … */
	type: string
	interface: string | null
	required: boolean
	/** Points to a row of another collection, which has a form of its own. */
	isRelation: boolean
	options: {
		min?: number
		max?: number
		choices?: readonly { value: unknown }[]
		allowOther?: boolean
	}
}

interface FormProblem {
	field: string
	/** A sentence for whoever edits. */
	message: string
}

type Judge = (value: unknown, field: FormField) => string | null

const LARGEST_INTEGER = 2 ** 31 - 1
/** Decimals have ten digits, two of them behind the point. */
const LARGEST_DECIMAL = 99_999_999.99
const LAST_YEAR = 9_999

/** A number, or the text of one as Directus itself writes decimals; else NaN. */
function numberIn(value: unknown): number {
	if (typeof value === 'number') return value
	return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
}

function judgeNumber(value: unknown, { options }: FormField, isWhole: boolean): string | null {
	const largest = isWhole ? LARGEST_INTEGER : LARGEST_DECIMAL
	const { min = -largest, max = largest } = options
	const number = numberIn(value)
	const isNumber = isWhole ? Number.isInteger(number) : Number.isFinite(number)
	if (isNumber && number >= min && number <= max) return null
	return `must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`
}

const isChoice = (value: unknown, { options }: FormField) =>
	options.choices!.some((choice) => String(choice.value) === String(value) && typeof value !== 'object')

const namesOf = ({ options }: FormField) => options.choices!.map(({ value }) => value).join(', ')

const judgeText: Judge = (value, { required }) => {
	if (typeof value !== 'string') return 'must be a text'
	return required && value.trim() === '' ? 'must not be empty' : null
}

/** A field with such a name takes an email address. */
const EMAIL_FIELD = /(?:^|_)email$/

const judgeEmail: Judge = (value, field) => {
	const problem = judgeText(value, field)
	if (problem !== null || value === '') return problem
	return isEmail(String(value)) ? null : 'must be an email address'
}

const judgeChoice: Judge = (value, field) => (isChoice(value, field) ? null : `must be one of: ${namesOf(field)}`)

const judgeFlag: Judge = (value) =>
	[true, false, 0, 1, '0', '1', 'true', 'false'].some((flag) => flag === value) ? null : 'must be true or false'

const judgeInstant: Judge = (value) => {
	// Directus's own variables, as $NOW, are instants too.
	if (typeof value === 'string' && value.startsWith('$NOW')) return null
	const time = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN
	const year = new Date(time).getUTCFullYear()
	return year >= 0 && year <= LAST_YEAR ? null : 'must be a date'
}

const parsed = (value: unknown): unknown => {
	if (typeof value !== 'string') return value
	try {
		return JSON.parse(value)
	} catch {
		return undefined
	}
}

const judgePlace: Judge = (value) => {
	const { type, coordinates } = (parsed(value) ?? {}) as { type?: unknown; coordinates?: unknown }
	const [longitude, latitude] = Array.isArray(coordinates) ? (coordinates as unknown[]) : []
	const isWithin = (angle: unknown, most: number) => typeof angle === 'number' && Math.abs(angle) <= most
	const isPlace = type === 'Point' && isWithin(longitude, 180) && isWithin(latitude, 90)
	return isPlace ? null : 'must be a point with a longitude from -180 to 180 and a latitude from -90 to 90'
}

const judgeChoices: Judge = (value, field) => {
	const list = parsed(value)
	const isKnown = Array.isArray(list) && list.every((each) => isChoice(each, field))
	return isKnown ? null : `must be a list of: ${namesOf(field)}`
}

const judgeRows: Judge = (value) => {
	const list = parsed(value)
	const isList =
		Array.isArray(list) && list.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
	return isList ? null : 'must be a list of rows'
}

const BY_TYPE: Readonly<Record<string, Judge>> = {
	integer: (value, field) => judgeNumber(value, field, true),
	decimal: (value, field) => judgeNumber(value, field, false),
	// SQLite keeps decimals as floats.
	float: (value, field) => judgeNumber(value, field, false),
	boolean: judgeFlag,
	string: judgeText,
	text: judgeText,
	timestamp: judgeInstant,
	dateTime: judgeInstant,
	date: judgeInstant,
}

/** How a field of this kind is judged; null where its form takes anything. */
function judgeOf({ field, type, interface: input, options }: FormField): Judge | null {
	if (type === 'json') {
		if (input === 'map') return judgePlace
		if (input === 'list') return judgeRows
		return input === 'select-multiple-checkbox' && options.choices ? judgeChoices : null
	}
	if (options.choices && !options.allowOther && (type === 'string' || type === 'integer')) return judgeChoice
	if (type === 'string' && EMAIL_FIELD.test(field)) return judgeEmail
	return Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type]! : null
}

/**
 * Finds the first value of an edit that the form of its collection would not take. Empty values are left to the
 * database, which knows what may be empty.
 */
export function findFormProblem(
	fields: readonly FormField[],
	edit: Readonly<Record<string, unknown>>,
): FormProblem | null {
	for (const field of fields) {
		const value = Object.hasOwn(edit, field.field) ? edit[field.field] : undefined
		if (value === undefined || value === null || field.isRelation) continue
		const reason = judgeOf(field)?.(value, field)
		if (reason) return { field: field.field, message: `${field.label} ${reason}.` }
	}
	return null
}
