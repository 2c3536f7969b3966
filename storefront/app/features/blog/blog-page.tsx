import scene from '../../ui/art/scene-not-found.webp'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BlogPager } from './blog-pager.tsx'
import { FeaturedPosts } from './featured-posts.tsx'
import type { PostCardData } from './post-card-data.ts'
import { PostRow } from './post-row.tsx'

export interface BlogPageProps {
	number: number
	/** How many pages there are. */
	count: number
	featured: readonly PostCardData[]
	listed: readonly PostCardData[]
}

/** The news of the chain: the latest large, then the others, ten a page. */
export function BlogPage({ number, count, featured, listed }: BlogPageProps) {
	const isEmpty = featured.length + listed.length === 0
	return (
		<div data-recorded className="mx-auto max-w-7xl px-4 pt-6 md:px-6 md:pt-12">
			<header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-8 md:pb-12">
				<h1 className="text-[clamp(3.25rem,12vw,8rem)] leading-[0.86] tracking-[-0.045em]">
					Fresh news
					{number > 1 && <span className="text-soft"> {number}</span>}
				</h1>
				<a
					href="/blog/rss.xml"
					className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-ink underline underline-offset-4 hover:no-underline md:pb-2"
				>
					<Icon name="news" className="size-5" />
					RSS feed
				</a>
			</header>
			{isEmpty && (
				<EmptyState
					picture={scene}
					title="Nothing in the pan yet"
					action={<ButtonLink to="/order">See the menu</ButtonLink>}
				>
					Our first story is still being written.
				</EmptyState>
			)}
			<FeaturedPosts posts={featured} eager />
			{listed.length > 0 && (
				<ul className="mt-12 border-t-2 border-line first:mt-0 md:mt-16">
					{listed.map((post, index) => (
						<li key={post.slug} className="border-b-2 border-line">
							<PostRow post={post} eager={featured.length === 0 && index < 3} />
						</li>
					))}
				</ul>
			)}
			<BlogPager number={number} count={count} />
		</div>
	)
}
