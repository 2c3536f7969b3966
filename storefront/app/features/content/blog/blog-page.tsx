import type { Tag } from '@app/contract/content'
import { currentLanguage, t } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import scene from '../../../ui/art/scene-not-found.webp'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { BlogPager } from './blog-pager.tsx'
import { BlogSearch } from './blog-search.tsx'
import { BlogTags } from './blog-tags.tsx'
import { FeaturedPosts } from './featured-posts.tsx'
import type { PostCardData } from './post-card-data.ts'
import { PostRow } from './post-row.tsx'

export interface BlogPageProps {
	number: number
	/** How many pages there are. */
	count: number
	/** The tag whose posts are shown; undefined where all are. */
	tag?: Tag | undefined
	/** All that can be chosen. */
	tags: readonly Tag[]
	featured: readonly PostCardData[]
	listed: readonly PostCardData[]
}

/** The news of the chain: the latest large, then the others, ten a page. */
export function BlogPage({ number, count, tag, tags, featured, listed }: BlogPageProps) {
	const isEmpty = featured.length + listed.length === 0
	return (
		<div data-recorded className="mx-auto max-w-7xl px-4 pt-6 md:px-6 md:pt-12">
			<header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-8 md:pb-12">
				<h1 className="text-[clamp(3.25rem,12vw,8rem)] leading-[0.86] tracking-[-0.045em]">
					{tag ? tag.name : t('Fresh news')}
					{number > 1 && <span className="text-soft"> {number}</span>}
				</h1>
				<a
					href={inLanguage(currentLanguage().tag, '/blog/rss.xml')}
					className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-ink underline underline-offset-4 hover:no-underline md:pb-2"
				>
					<Icon name="news" className="size-5" />
					{t('RSS feed')}
				</a>
			</header>
			<BlogSearch>
				<BlogTags tags={tags} current={tag?.slug} />
				{isEmpty && (
					<EmptyState
						picture={scene}
						title={t('Nothing in the pan yet')}
						action={<ButtonLink to="/order">{t('See the menu')}</ButtonLink>}
					>
						{t('Our first story is still being written.')}
					</EmptyState>
				)}
				<FeaturedPosts posts={featured} eager />
				{listed.length > 0 && (
					<ul className={classNames('border-t-2 border-line', featured.length > 0 && 'mt-12 md:mt-16')}>
						{listed.map((post, index) => (
							<li key={post.slug} className="border-b-2 border-line">
								<PostRow post={post} eager={featured.length === 0 && index < 3} />
							</li>
						))}
					</ul>
				)}
				<BlogPager number={number} count={count} tag={tag?.slug} />
			</BlogSearch>
		</div>
	)
}
