import { t } from '@app/language/current'
import { ButtonLink } from '../../../ui/button.tsx'
import { FeaturedPosts } from './featured-posts.tsx'
import type { PostCardData } from './post-card-data.ts'

/** The latest posts on the home page. */
export function LatestPosts({ posts }: { posts: readonly PostCardData[] }) {
	if (posts.length === 0) return null
	return (
		<section aria-labelledby="latest-posts" className="mx-auto max-w-7xl px-4 pt-20 md:px-6 lg:pt-28">
			<div className="mb-8 flex items-end justify-between gap-4">
				<h2 id="latest-posts" className="text-[clamp(2.5rem,7vw,4.5rem)] leading-[0.9]">
					{t('Hot off the griddle')}
				</h2>
				<ButtonLink to="/blog" viewTransition variant="secondary" className="max-md:hidden">
					{t('All news')}
				</ButtonLink>
			</div>
			<FeaturedPosts posts={posts} as="h3" />
			<ButtonLink to="/blog" viewTransition variant="secondary" className="mt-8 md:hidden">
				{t('All news')}
			</ButtonLink>
		</section>
	)
}
