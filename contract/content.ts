import * as v from 'valibot'
import { BLOCK_FIELDS, BlocksSchema, decorationFields, PictureSchema, pictureFields } from './content-blocks.ts'
import { LANGUAGES_OF_ROW, translationFields } from './translations.ts'
import { InstantSchema } from './values.ts'

const text = v.fallback(v.string(), '')
const optionalText = v.pipe(
	v.nullish(v.string()),
	v.transform((value) => value?.trim() || null),
)

/** Whoever wrote a post. */
export const AuthorSchema = v.object({
	id: v.number(),
	slug: v.string(),
	name: v.string(),
	role: optionalText,
	bio: optionalText,
	picture: PictureSchema,
})
export type Author = v.InferOutput<typeof AuthorSchema>

export const TagSchema = v.object({ slug: v.string(), name: v.string() })
export type Tag = v.InferOutput<typeof TagSchema>

/** Rows of posts_tags to tags; one that is not public is left out. */
export const TagsSchema = v.pipe(
	v.fallback(v.array(v.unknown()), []),
	v.transform((rows): Tag[] =>
		rows.flatMap((row) => {
			const parsed = v.safeParse(v.object({ tags_id: TagSchema }), row)
			return parsed.success ? [parsed.output.tags_id] : []
		}),
	),
)

/** /items/posts: a post in a list. */
export const PostTeaserSchema = v.object({
	id: v.number(),
	slug: v.string(),
	title: v.string(),
	summary: text,
	/** The post's day; a later one than now keeps it back. */
	date_created: InstantSchema,
	picture: PictureSchema,
	author: v.fallback(v.nullable(AuthorSchema), null),
	tags: TagsSchema,
	...LANGUAGES_OF_ROW,
})
export type PostTeaser = v.InferOutput<typeof PostTeaserSchema>

const laterThan = (first: string, instant: string | null) =>
	instant !== null && Date.parse(instant) > Date.parse(first) ? instant : null

/** /items/posts: a post by itself. */
export const PostSchema = v.pipe(
	v.object({
		...PostTeaserSchema.entries,
		/** When its words were changed after its day; null where they are as they were published. */
		date_updated: v.nullish(InstantSchema, null),
		blocks: BlocksSchema,
	}),
	// Search engines take a post for wrong that was changed before it came out, as one is that was written ahead of its
	// day.
	v.transform((post) => ({ ...post, date_updated: laterThan(post.date_created, post.date_updated) })),
)
export type Post = v.InferOutput<typeof PostSchema>

/** /items/pages: a page of its own, such as about and careers. */
export const PageSchema = v.object({
	slug: v.string(),
	title: v.string(),
	summary: text,
	picture: PictureSchema,
	date_updated: v.nullish(InstantSchema, null),
	blocks: BlocksSchema,
	...LANGUAGES_OF_ROW,
})
export type Page = v.InferOutput<typeof PageSchema>

export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'temporary', 'apprenticeship'] as const
export const PAY_PERIODS = ['hour', 'month', 'year'] as const

/** /items/jobs: an opening. */
export const JobSchema = v.object({
	id: v.number(),
	slug: v.string(),
	title: v.string(),
	summary: text,
	employment_type: v.fallback(v.picklist(EMPLOYMENT_TYPES), 'full_time'),
	/** Null: for the whole chain. */
	branch: v.fallback(
		v.nullable(v.object({ id: v.number(), slug: v.string(), title: v.string(), address: v.string() })),
		null,
	),
	/** Where the work is done, in words; null: at the branch. */
	place: optionalText,
	/** Decimal amounts of `pay_currency` for each `pay_period`, before tax; null where the job does not say. */
	pay_min: v.nullish(v.pipe(v.union([v.number(), v.string()]), v.transform(Number)), null),
	pay_max: v.nullish(v.pipe(v.union([v.number(), v.string()]), v.transform(Number)), null),
	pay_currency: v.fallback(v.string(), 'EUR'),
	pay_period: v.fallback(v.picklist(PAY_PERIODS), 'hour'),
	/** The opening ends then; null: when it is filled. */
	closes_at: v.nullish(InstantSchema, null),
	date_created: InstantSchema,
	date_updated: v.nullish(InstantSchema, null),
	blocks: BlocksSchema,
	...LANGUAGES_OF_ROW,
})
export type Job = v.InferOutput<typeof JobSchema>

/** /items/branches: what a branch looks like, and what it says about itself. All else of it is on the menu's wire. */
export const BranchFaceSchema = v.object({
	slug: v.string(),
	description: optionalText,
	image: PictureSchema,
	...LANGUAGES_OF_ROW,
})
export type BranchFace = v.InferOutput<typeof BranchFaceSchema>

/** /items/menu_links: a link of the footer, in its order. */
export const MenuLinkSchema = v.object({
	id: v.number(),
	label: v.string(),
	url: v.string(),
	...LANGUAGES_OF_ROW,
})
export type MenuLink = v.InferOutput<typeof MenuLinkSchema>

const SocialLinkSchema = v.pipe(
	v.object({
		name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
		url: v.pipe(v.string(), v.startsWith('https://')),
		icon: v.nullish(v.string()),
	}),
	// Networks are called as their icons are.
	v.transform(({ name, url, icon }) => ({
		name,
		url,
		icon: icon?.trim() || `tabler:brand-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
	})),
)
export type SocialLink = v.InferOutput<typeof SocialLinkSchema>

/**
 * `social_links` of /items/settings. An entry that is not filled in, or is not https, is left out. `icon` is an
 * Iconify name.
 */
export const SocialLinksSchema = v.pipe(
	v.fallback(v.array(v.unknown()), []),
	v.transform((rows): SocialLink[] =>
		rows.flatMap((row) => {
			const parsed = v.safeParse(SocialLinkSchema, row)
			return parsed.success ? [parsed.output] : []
		}),
	),
)

const TEASER_FIELDS = [
	'id',
	'slug',
	'title',
	'summary',
	'date_created',
	...decorationFields('picture'),
	...['id', 'slug', 'name', 'role', 'bio', ...decorationFields('picture')].map((field) => `author.${field}`),
	'tags.tags_id.slug',
	'tags.tags_id.name',
	// Of the blocks only whether there are any: a translation without them is none.
	...translationFields('', ['title', 'summary', 'blocks.id']),
	...translationFields('author', ['role', 'bio']),
	...translationFields('tags.tags_id', ['name']),
]

const PAGE_FIELDS = [
	...['slug', 'title', 'summary', 'date_updated'],
	...pictureFields('picture'),
	...BLOCK_FIELDS,
	...translationFields('', ['title', 'summary', ...BLOCK_FIELDS]),
]

const JOB_FIELDS = [
	...['id', 'slug', 'title', 'summary', 'employment_type', 'place', 'closes_at', 'date_created', 'date_updated'],
	...['pay_min', 'pay_max', 'pay_currency', 'pay_period'],
	...['id', 'slug', 'title', 'address'].map((field) => `branch.${field}`),
	...BLOCK_FIELDS,
	...translationFields('', ['title', 'summary', 'place', ...BLOCK_FIELDS]),
]

/**
 * The `fields` of /items that the schemas above need in every language (`inEveryLanguage`), joined as the address
 * wants them.
 */
export const CONTENT_FIELDS = {
	postTeaser: TEASER_FIELDS.join(),
	post: [
		...[...TEASER_FIELDS, 'date_updated', ...translationFields('picture', ['description'])],
		...[...BLOCK_FIELDS, ...translationFields('', BLOCK_FIELDS)],
	].join(),
	page: PAGE_FIELDS.join(),
	job: JOB_FIELDS.join(),
	menuLink: ['id', 'label', 'url', ...translationFields('', ['label'])].join(),
	branchFace: ['slug', 'description', ...pictureFields('image'), ...translationFields('', ['description'])].join(),
	tag: 'slug,name',
} as const

/** Blocks and tags in the editor's order: `deep` of /items. */
export const CONTENT_DEEP = {
	blocks: { _sort: ['sort'] },
	translations: { blocks: { _sort: ['sort'] } },
} as const

/** Collections that have drafts which editors look at in the storefront. */
export const PREVIEWED_COLLECTIONS = ['pages', 'posts', 'jobs'] as const
export type PreviewedCollection = (typeof PREVIEWED_COLLECTIONS)[number]

/** POST /capi/content/preview: what an editor's link shows. `row` is as /items would send it with CONTENT_FIELDS. */
export const PreviewRequestSchema = v.object({ token: v.string() })
export const PreviewReplySchema = v.object({
	collection: v.picklist(PREVIEWED_COLLECTIONS),
	status: v.string(),
	row: v.record(v.string(), v.unknown()),
})
/**
 * GET /capi/content/gone/{collection}/{slug}: whether there was such a page, post or opening before (410), or never
 * (404).
 */
export const GoneReplySchema = v.object({ gone: v.boolean() })
export type PreviewReply = v.InferOutput<typeof PreviewReplySchema>
