/**
 * What a property has to be: a non-empty text, a whole address, a date, a clock time, an amount, or another thing (or
 * several).
 */
type Kind = 'text' | 'url' | 'date' | 'time' | 'price' | 'number' | 'thing'

/**
 * The properties that search engines require of a type, or without which what they show is worth little: Google's
 * documentation of structured data (developers.google.com/search/docs/appearance/structured-data), and schema.org
 * where Google has no page of its own.
 */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
	Organization: { name: 'text', url: 'url', logo: 'thing' },
	WebSite: { name: 'text', url: 'url', publisher: 'thing' },
	BreadcrumbList: { itemListElement: 'thing' },
	ListItem: { position: 'number', name: 'text', item: 'url' },
	Restaurant: {
		name: 'text',
		url: 'url',
		address: 'thing',
		geo: 'thing',
		telephone: 'text',
		servesCuisine: 'text',
		priceRange: 'text',
		hasMenu: 'thing',
	},
	PostalAddress: { streetAddress: 'text', addressCountry: 'text' },
	GeoCoordinates: { latitude: 'number', longitude: 'number' },
	OpeningHoursSpecification: { opens: 'time', closes: 'time' },
	Menu: { name: 'text', url: 'url', hasMenuSection: 'thing' },
	MenuSection: { name: 'text', hasMenuItem: 'thing' },
	MenuItem: { name: 'text', offers: 'thing' },
	Offer: { price: 'price', priceCurrency: 'text', availability: 'url' },
	NutritionInformation: { calories: 'text' },
	BlogPosting: {
		headline: 'text',
		image: 'url',
		datePublished: 'date',
		dateModified: 'date',
		author: 'thing',
		publisher: 'thing',
		mainEntityOfPage: 'url',
	},
	Person: { name: 'text' },
	JobPosting: {
		title: 'text',
		description: 'text',
		datePosted: 'date',
		employmentType: 'text',
		hiringOrganization: 'thing',
		jobLocation: 'thing',
		identifier: 'thing',
	},
	Place: { address: 'thing' },
	MonetaryAmount: { currency: 'text', value: 'thing' },
	QuantitativeValue: { unitText: 'text' },
	PropertyValue: { name: 'text', value: 'text' },
	FAQPage: { mainEntity: 'thing' },
	Question: { name: 'text', acceptedAnswer: 'thing' },
	Answer: { text: 'text' },
	Brand: { name: 'text' },
	ImageObject: { url: 'url' },
	OrderAction: { target: 'url' },
}

const IS_KIND: Record<Kind, (value: unknown) => boolean> = {
	text: (value) => typeof value === 'string' && value.trim() !== '',
	url: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
	date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)),
	time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
	price: (value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value),
	number: (value) => typeof value === 'number' && Number.isFinite(value),
	thing: (value) => typeof value === 'object' && value !== null && ('@type' in value || '@id' in value),
}

type Data = Readonly<Record<string, unknown>>

/** What is wrong with a thing and those inside it, each with the way to it; empty where nothing is. */
export function findDataProblems(data: unknown, path = ''): string[] {
	if (Array.isArray(data)) return data.flatMap((one, index) => findDataProblems(one, `${path}[${index}]`))
	if (typeof data !== 'object' || data === null) return []
	const thing = data as Data
	const type = thing['@type']
	const inner = Object.entries(thing).flatMap(([name, value]) => findDataProblems(value, `${path}.${name}`))
	// A reference to a thing that is described elsewhere.
	if (type === undefined) return '@id' in thing ? inner : [`${path} has no @type`, ...inner]
	const required = REQUIRED[String(type)]
	const name = `${path} (${type})`
	if (!required) return [`${name} is a type that the rules do not know`, ...inner]
	return [...Object.entries(required).flatMap(([key, kind]) => judge(thing[key], kind, `${name}.${key}`)), ...inner]
}

function judge(value: unknown, kind: Kind, name: string): string[] {
	if (value === undefined) return [`${name} is missing`]
	const values = Array.isArray(value) ? value : [value]
	if (values.length === 0) return [`${name} is empty`]
	return values.every(IS_KIND[kind]) ? [] : [`${name} is no ${kind}: ${JSON.stringify(value).slice(0, 80)}`]
}

/** The things that a page describes. @throws where a text is not JSON or not schema.org's. */
export function parseLinkedData(texts: readonly string[]): Data[] {
	return texts.map((text) => {
		const data: Data = JSON.parse(text)
		if (data['@context'] !== 'https://schema.org') throw new Error(`Not schema.org's: ${text.slice(0, 80)}`)
		return data
	})
}
