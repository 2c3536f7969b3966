import { PostCard } from './post-card.tsx'
import type { PostCardData } from './post-card-data.ts'

interface FeaturedPostsProps {
	posts: readonly PostCardData[]
	/** Whether they are the first pictures of the page. */
	eager?: boolean
	/** Level of their headings. */
	as?: 'h2' | 'h3'
}

/** The latest posts: the first large, the others beside it. */
export function FeaturedPosts({ posts, eager = false, as }: FeaturedPostsProps) {
	const [lead, ...others] = posts
	if (!lead) return null
	return (
		<div className="grid gap-x-10 gap-y-8 lg:grid-cols-[1.3fr_1fr]">
			<PostCard post={lead} isLead eager={eager} as={as} sizes="(width >= 64rem) 42rem, 94vw" />
			<ul className="grid content-between gap-6 sm:grid-cols-3 lg:grid-cols-1">
				{others.map((post) => (
					<li key={post.slug}>
						<PostCard post={post} as={as} sizes="(width >= 64rem) 13rem, (width >= 40rem) 30vw, 8rem" />
					</li>
				))}
			</ul>
		</div>
	)
}
