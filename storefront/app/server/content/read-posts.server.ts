import { BLOG_FEATURED_COUNT, SOURCE_LANGUAGE } from '@app/contract/constants'
import {
	CONTENT_DEEP,
	CONTENT_FIELDS,
	type Post,
	PostSchema,
	type PostTeaser,
	PostTeaserSchema,
	TagsSchema,
} from '@app/contract/content'
import { inEveryLanguage, LANGUAGES_OF_ROW, pickLanguage, translationFields } from '@app/contract/translations'
import { InstantSchema } from '@app/contract/values'
import * as v from 'valibot'
import type { ContentReader } from '../../features/content/content-reader.ts'

const NEWEST_FIRST = ['-date_created', '-id']

const PostRefSchema = v.object({
	slug: v.string(),
	title: v.string(),
	date_created: InstantSchema,
	date_updated: v.nullish(InstantSchema, null),
	tags: TagsSchema,
	...LANGUAGES_OF_ROW,
})
/** A post as far as a link to it goes. */
export type PostRef = v.InferOutput<typeof PostRefSchema>

const REF_FIELDS = [
	...['slug', 'title', 'date_created', 'date_updated', 'tags.tags_id.slug', 'tags.tags_id.name'],
	...translationFields('', ['title', 'blocks.id']),
	...translationFields('tags.tags_id', ['name']),
]

const PostRefsSchema = v.array(inEveryLanguage(PostRefSchema))
const TeasersSchema = v.array(inEveryLanguage(PostTeaserSchema))
const PostsSchema = v.array(inEveryLanguage(PostSchema))

const pickAll = <Row>(rows: readonly Record<string, Row>[], language: string) =>
	rows.map((row) => pickLanguage(row, language))

/** Every post, the latest first: for counting, neighbours, the sitemap, and to know which addresses there are. */
export async function readPostRefs(content: ContentReader, language: string = SOURCE_LANGUAGE): Promise<PostRef[]> {
	return pickAll(
		await content.read('posts', { fields: REF_FIELDS, sort: NEWEST_FIRST, limit: -1 }, PostRefsSchema),
		language,
	)
}

/** Posts for a list, the latest first: all, or those with a tag. */
export async function readTeasers(
	content: ContentReader,
	{ offset, limit, tag }: { offset: number; limit: number; tag?: string | undefined },
	language: string = SOURCE_LANGUAGE,
): Promise<PostTeaser[]> {
	const filter = tag === undefined ? {} : { tags: { tags_id: { slug: { _eq: tag } } } }
	const query = { fields: [CONTENT_FIELDS.postTeaser], sort: NEWEST_FIRST, offset, limit, filter }
	return pickAll(await content.read('posts', query, TeasersSchema), language)
}

/** The latest posts for a page that is there without them too. */
export async function readLatestTeasers(
	content: ContentReader,
	language: string = SOURCE_LANGUAGE,
): Promise<PostTeaser[]> {
	const query = { fields: [CONTENT_FIELDS.postTeaser], sort: NEWEST_FIRST, offset: 0, limit: BLOG_FEATURED_COUNT }
	return pickAll(await content.readOr([], 'posts', query, TeasersSchema), language)
}

/** Whole posts, the latest first. */
export async function readLatestPosts(
	content: ContentReader,
	limit: number,
	language: string = SOURCE_LANGUAGE,
): Promise<Post[]> {
	const query = { fields: [CONTENT_FIELDS.post], deep: CONTENT_DEEP, sort: NEWEST_FIRST, limit }
	return pickAll(await content.read('posts', query, PostsSchema), language)
}

/** One post; null where there is none. */
export async function readPost(
	content: ContentReader,
	slug: string,
	language: string = SOURCE_LANGUAGE,
): Promise<Post | null> {
	const query = { fields: [CONTENT_FIELDS.post], deep: CONTENT_DEEP, filter: { slug: { _eq: slug } }, limit: 1 }
	const [post] = await content.read('posts', query, PostsSchema)
	return post ? pickLanguage(post, language) : null
}
