import type { PostTeaser } from '@app/contract/content'

/** What a list shows of a post, and no more: lists travel with pages that many open. */
export type PostCardData = Pick<PostTeaser, 'slug' | 'title' | 'summary' | 'date_created' | 'picture' | 'language'> & {
	/** The first tag. */
	tag: string | null
}

/** A post for a list. */
export function mapPostCard({ slug, title, summary, date_created, picture, language, tags }: PostTeaser): PostCardData {
	return { slug, title, summary, date_created, picture, language, tag: tags[0]?.name ?? null }
}
