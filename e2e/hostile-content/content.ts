import type { Menu } from '@app/contract/menu'
import { createRichTextCleaner } from '../../cms/extensions/capi/src/content/clean-rich-text.ts'
import { XSS_PAYLOADS } from '../../cms/extensions/capi/test/xss-payloads.ts'
import { makeBranch, makeMenu, makeProduct } from '../../storefront/test/fake-cms.ts'

const CMS = 'http://cms.example'
const DAY = '2026-01-01T10:00:00.000Z'
const FILE = '00000000-0000-4000-8000-000000000001'

/** What ends an attribute, a script, a CDATA section or a template, beside what is meant for rich text. */
const BREAKERS = [
	'"><img src=x onerror=window.xss=1>',
	"' onmouseover=window.xss=1 autofocus onfocus=window.xss=1 x='",
	'</script><script>window.xss=1</script>',
	'</title><script>window.xss=1</script>',
	'</style><script>window.xss=1</script>',
	'--><script>window.xss=1</script><!--',
	']]><script xmlns="http://www.w3.org/1999/xhtml">window.xss=1</script>',
	'\u2028window.xss=1\u2029',
	'\\u003cscript>window.xss=1\\u003c/script>',
	'{{constructor.constructor("window.xss=1")()}}',
	// biome-ignore lint/suspicious/noTemplateCurlyInString: a template that nobody may fill in.
	'${window.xss=1}',
]
export const PAYLOADS = [...BREAKERS, ...XSS_PAYLOADS]

/** Which words are the German ones: a page that shows none of them has not been asked the question. */
export const GERMAN = 'Auf Deutsch: '

const text = (index: number) => PAYLOADS[index % PAYLOADS.length]!
const each = <T>(make: (payload: string, index: number) => T): T[] => PAYLOADS.map(make)

/** A menu whose every text of staff is hostile. */
export function hostileMenu(): Menu {
	const base = makeMenu()
	return {
		...base,
		branches: each((payload, index) =>
			makeBranch({
				id: index + 1,
				title: payload,
				slug: `branch-${index + 1}`,
				address: text(index + 1),
				phone: text(index + 2),
				outlet_reference: payload,
				company: { id: 1, name: payload },
				opening: {
					weekly: makeBranch().opening.weekly,
					exceptions: [{ date: '2099-12-25', closed: true, open: null, close: null, reason: payload }],
				},
				products: PAYLOADS.map((_, product) => product + 1),
			}),
		),
		products: each((payload, index) =>
			makeProduct({
				id: index + 1,
				name: payload,
				description: text(index + 1),
				code: payload,
				category: payload,
				allergens: ['milk', payload],
				diets: [payload],
				badges: ['bestseller', payload],
				image: index === 0 ? FILE : null,
				illustration: null,
				pos_categ_ids: [(index % 12) + 1],
				customization_options: index === 0 ? hostileOptions() : [],
			}),
		),
		categories: Array.from({ length: 12 }, (_, index) => ({
			id: index + 1,
			name: text(index),
			slug: `category-${index + 1}`,
			sort: index,
			description: text(index + 1),
		})),
	}
}

/** Something to choose and something to leave out, called whatever staff like. */
function hostileOptions(): Menu['products'][number]['customization_options'] {
	const option = { required: false, single: false }
	const value = { price_extra: 1, allergens: ['milk', text(0)], kcal: 10, available: true, ingredient: null }
	return [false, true].map((removal, place) => ({
		...option,
		attribute_id: 20 + place,
		name: text(place),
		removal,
		values: each((name, index) => ({
			...value,
			name,
			request: name,
			value_id: index + 1,
			template_attribute_value_id: 1000 * place + index + 1,
		})),
	}))
}

const picture = (payload: string) => ({
	id: FILE,
	...inGerman({ description: payload }),
	width: 1200,
	height: 800,
	focal_point_x: null,
	focal_point_y: null,
})

/**
 * Every kind of block. Rich text is as the CMS stores it, links are as nobody could store them. Without a payload one
 * that says nothing.
 */
function blocks(payload: string | null) {
	if (payload === null) return [{ id: 1, collection: 'block_text', item: { html: '<p>Text</p>' } }]
	const clean = createRichTextCleaner([CMS])
	const html = clean(`<p>Text</p>${PAYLOADS.join('\n')}`)
	const rows: [string, object][] = [
		['block_text', { html }],
		['block_picture', { picture: picture(payload), caption: payload, width: 'wide' }],
		['block_quote', { quote: payload, name: payload, role: payload }],
		['block_gallery', { title: payload, pictures: [{ directus_files_id: picture(payload) }] }],
		['block_faq', { title: payload, questions: each((question) => ({ question, html: `<p>${clean(question)}</p>` })) }],
		...each((link): [string, object] => [
			'block_action',
			{ title: link, text: link, label: link, url: link, style: 'quiet' },
		]),
		[
			'block_action',
			{ title: payload, text: payload, label: payload, url: 'javascript:window.xss=1', style: 'primary' },
		],
	]
	return rows.map(([collection, item], index) => ({ id: index + 1, collection, item }))
}

/** The words of a row once more, in German. */
const inGerman = (words: Record<string, unknown>) => ({
	...words,
	translations: [
		{
			languages_code: 'de',
			...Object.fromEntries(
				Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? GERMAN + word : word]),
			),
		},
	],
})

const hostileLegalBlocks = () =>
	(['heading', 'paragraph', 'list'] as const).flatMap((kind) => each((payload) => ({ kind, text: payload })))

const author = (payload: string) => ({
	...{ id: 1, slug: 'author', name: payload, picture: picture(payload) },
	...inGerman({ role: payload, bio: payload }),
})

const written = (payload: string, words: Record<string, unknown> = {}) => ({
	...{ picture: picture(payload), date_created: DAY, date_updated: DAY },
	...inGerman({ title: payload, summary: payload, ...words }),
})

/** Rows of every collection that pages show; the fake CMS gives them whatever is asked for. */
export function hostileItems(): Record<string, unknown> {
	const posts = each((payload, index) => ({
		...written(payload, { blocks: blocks(index === 0 ? payload : null) }),
		id: index + 1,
		slug: `post-${index + 1}`,
		author: author(payload),
		tags: [{ tags_id: { slug: `tag-${index}`, ...inGerman({ name: payload }) } }],
	}))
	const jobs = each((payload, index) => ({
		...written(payload, { place: payload, blocks: blocks(index === 0 ? payload : null) }),
		id: index + 1,
		slug: `job-${index + 1}`,
		employment_type: 'full_time',
		branch: { id: 1, slug: 'branch-1', title: payload, address: payload },
		pay_min: 14,
		pay_max: 16,
		pay_currency: 'EUR',
		pay_period: 'hour',
		closes_at: null,
	}))
	const [payload] = PAYLOADS as [string]
	return {
		posts,
		jobs,
		pages: [{ ...written(payload, { blocks: blocks(payload) }), slug: 'about' }],
		legal_pages: [
			{
				...{ slug: 'terms', valid_from: DAY },
				...inGerman({ title: payload, blocks: hostileLegalBlocks() }),
				revision: payload,
			},
		],
		authors: [author(payload)],
		tags: each((name, index) => ({ slug: `tag-${index}`, ...inGerman({ name }) })),
		menu_links: each((label, id) => ({ id, url: label, ...inGerman({ label }) })),
		settings: {
			support_email: payload,
			support_phone: payload,
			social_links: each((name) => ({ name, url: `https://a.example/${name}`, icon: name })),
		},
		branches: each((description, index) => ({
			...{ slug: `branch-${index + 1}`, image: picture(description), date_updated: DAY },
			...inGerman({ description }),
		})),
	}
}
