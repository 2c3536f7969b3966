import * as v from 'valibot'
import { SOURCE_LANGUAGE } from './constants.ts'
import { translationFields } from './translations.ts'

/** A file of the CMS as /items sends it, with the fields of PICTURE_FIELDS. */
const FileRowSchema = v.object({
	id: v.string(),
	/** What is to be seen, for those who do not see it. The title is a file name more often than not, and no such text. */
	description: v.nullable(v.string()),
	width: v.nullable(v.number()),
	height: v.nullable(v.number()),
	focal_point_x: v.nullable(v.number()),
	focal_point_y: v.nullable(v.number()),
	/** Of the description; see `inEveryLanguage`. */
	language: v.fallback(v.string(), SOURCE_LANGUAGE),
})

/** A picture that a page can show: `/assets/{id}?key={preset}`. */
export interface Picture {
	id: string
	/** Empty: it decorates. */
	alt: string
	/** Of `alt`. */
	language: string
	/** Pixels of the original. */
	width: number
	height: number
	/** What must not be cut away, as a share of width and height from 0 to 1; null where nobody said. */
	focal_x: number | null
	focal_y: number | null
}

/** Shares of the picture, from pixels. A point outside of it is none. */
function shareOf(pixels: number | null, length: number): number | null {
	return pixels === null || pixels < 0 || pixels > length ? null : pixels / length
}

/** The picture, or null where there is none to show: not chosen, not public, or not a picture with a size. */
export const PictureSchema = v.pipe(
	v.unknown(),
	v.transform((row): Picture | null => {
		const parsed = v.safeParse(FileRowSchema, row)
		if (!parsed.success) return null
		const { id, description, width, height, focal_point_x, focal_point_y, language } = parsed.output
		if (!width || !height) return null
		const focal_x = shareOf(focal_point_x, width)
		const focal_y = shareOf(focal_point_y, height)
		return { id, alt: description?.trim() ?? '', language, width, height, focal_x, focal_y }
	}),
)

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty())
const optionalText = v.pipe(
	v.nullable(v.string()),
	v.transform((text) => text?.trim() || null),
)
const shownPicture = v.pipe(
	PictureSchema,
	v.custom<Picture>((picture) => picture !== null),
)

/** Entries that are filled in; the others are left out. */
function listOf<Schema extends v.GenericSchema>(entry: Schema) {
	return v.pipe(
		v.nullable(v.array(v.unknown())),
		v.transform((rows): v.InferOutput<Schema>[] =>
			(rows ?? []).flatMap((row) => {
				const parsed = v.safeParse(entry, row)
				return parsed.success ? [parsed.output] : []
			}),
		),
	)
}

/** `block_text.excerpt`: the first words of a text, by which the Studio's lists call it. */
export const EXCERPT_LENGTH = 80

const PICTURE_WIDTHS = ['text', 'wide'] as const
const ACTION_STYLES = ['primary', 'quiet'] as const

/**
 * Rows of the block collections, by collection. `html` has been cleaned by the CMS (contract/rich-text.ts) and can be
 * shown as it is.
 */
const BLOCK_SCHEMAS = {
	block_text: v.pipe(
		v.object({ html: filled }),
		v.transform(({ html }) => ({ kind: 'text' as const, html })),
	),
	block_picture: v.pipe(
		v.object({ picture: shownPicture, caption: optionalText, width: v.fallback(v.picklist(PICTURE_WIDTHS), 'text') }),
		v.transform((row) => ({ kind: 'picture' as const, ...row })),
	),
	block_quote: v.pipe(
		v.object({ quote: filled, name: optionalText, role: optionalText }),
		v.transform((row) => ({ kind: 'quote' as const, ...row })),
	),
	block_gallery: v.pipe(
		v.object({ title: optionalText, pictures: listOf(v.object({ directus_files_id: shownPicture })) }),
		v.check(({ pictures }) => pictures.length > 0),
		v.transform(({ title, pictures }) => ({
			kind: 'gallery' as const,
			title,
			pictures: pictures.map((entry) => entry.directus_files_id),
		})),
	),
	block_faq: v.pipe(
		v.object({ title: optionalText, questions: listOf(v.object({ question: filled, html: filled })) }),
		v.check(({ questions }) => questions.length > 0),
		v.transform((row) => ({ kind: 'faq' as const, ...row })),
	),
	block_action: v.pipe(
		v.object({
			title: optionalText,
			text: optionalText,
			label: filled,
			/** An own path, or an https, mailto or tel address; the CMS stores no other. */
			url: filled,
			style: v.fallback(v.picklist(ACTION_STYLES), 'primary'),
		}),
		v.transform((row) => ({ kind: 'action' as const, ...row })),
	),
}

/** Collections whose rows can be blocks of a page. */
export type BlockCollection = keyof typeof BLOCK_SCHEMAS
export const BLOCK_COLLECTIONS = Object.keys(BLOCK_SCHEMAS) as BlockCollection[]

/** A block as pages show it, whatever the CMS calls it. `id` is its place's own, for lists. */
export type ContentBlock = {
	[Kind in BlockCollection]: v.InferOutput<(typeof BLOCK_SCHEMAS)[Kind]>
}[BlockCollection] & {
	id: number
}

const BlockPlaceSchema = v.object({
	id: v.number(),
	collection: v.picklist(BLOCK_COLLECTIONS),
	item: v.unknown(),
})

function mapBlock(row: unknown): ContentBlock[] {
	const place = v.safeParse(BlockPlaceSchema, row)
	if (!place.success) return []
	const block = v.safeParse(
		BLOCK_SCHEMAS[place.output.collection] as v.GenericSchema<unknown, object>,
		place.output.item,
	)
	return block.success ? [{ id: place.output.id, ...block.output } as ContentBlock] : []
}

/**
 * The blocks of a page, post or job in their order. A block that is not filled in, or of an unknown kind, is left
 * out.
 */
export const BlocksSchema = v.pipe(
	v.nullish(v.array(v.unknown()), []),
	v.transform((rows): ContentBlock[] => rows.flatMap(mapBlock)),
)

const PICTURE_COLUMNS = ['id', 'description', 'width', 'height', 'focal_point_x', 'focal_point_y']

/** `fields` of a picture in `field`, for /items, as far as it decorates: what it shows is said in English alone. */
export function decorationFields(field: string): string[] {
	return PICTURE_COLUMNS.map((column) => `${field}.${column}`)
}

/** `fields` of a picture in `field`, for /items. */
export function pictureFields(field: string): string[] {
	return [...decorationFields(field), ...translationFields(field, ['description'])]
}

/** `fields` of the blocks, for /items. */
export const BLOCK_FIELDS = [
	'id',
	'collection',
	'item:block_text.html',
	...['caption', 'width', ...pictureFields('picture')].map((field) => `item:block_picture.${field}`),
	...['quote', 'name', 'role'].map((field) => `item:block_quote.${field}`),
	...['title', ...pictureFields('pictures.directus_files_id')].map((field) => `item:block_gallery.${field}`),
	...['title', 'questions'].map((field) => `item:block_faq.${field}`),
	...['title', 'text', 'label', 'url', 'style'].map((field) => `item:block_action.${field}`),
].map((field) => `blocks.${field}`)
