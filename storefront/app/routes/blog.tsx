import { blogPath } from '@app/domain/content/blog-pages'
import { currentLanguage, t } from '@app/language/current'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { BlogPage } from '../features/content/blog/blog-page.tsx'
import { mapPostCard } from '../features/content/blog/post-card-data.ts'
import { NewsletterBand } from '../features/content/newsletter/newsletter-band.tsx'
import { findBlogPage } from '../server/content/find-blog-page.server.ts'
import { readPostRefs, readTeasers } from '../server/content/read-posts.server.ts'
import { BLOG, breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { ownPageCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { blogFeed } from '../shell/feed.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { number, tag, picture } = args.loaderData
	const title = tag ? t('News: {tag}', { tag: tag.name }) : t('News')
	return pageMeta(args, {
		title: number === 1 ? title : t('{title}, page {page}', { title, page: number }),
		description: t('What is new on the grill: dishes, branches, people, and a good deal about pickles.'),
		canonical: blogPath(number, tag?.slug),
		feed: blogFeed(),
		picture,
	})
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(pageContext)
	const posts = await readPostRefs(content, currentLanguage().tag)
	const page = findBlogPage(posts, url.searchParams)
	if (!page) throw new Response(t('Page not found: {path}', { path: url.pathname + url.search }), { status: 404 })
	const { featured, listed, count, tag, tags } = page
	const [latest, others] = await Promise.all([
		featured ? readTeasers(content, featured, currentLanguage().tag) : [],
		listed.offset < posts.length ? readTeasers(content, { ...listed, tag: tag?.slug }, currentLanguage().tag) : [],
	])
	describePage(context, () => [breadcrumbs(publicUrl, [BLOG])])
	return {
		number: page.number,
		count,
		tag,
		tags,
		featured: latest.map(mapPostCard),
		listed: others.map(mapPostCard),
		picture: sharePicture(ownPageCard('blog')),
	}
}

/** A search is the browser's: the page beneath it stays. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	const pageOf = ({ pathname, searchParams }: URL) =>
		[pathname, searchParams.get('page'), searchParams.get('tag')].join()
	return (pageOf(currentUrl) !== pageOf(nextUrl) || currentUrl.search === nextUrl.search) && defaultShouldRevalidate
}

export default function BlogRoute({ loaderData: { picture: _picture, ...page } }: Route.ComponentProps) {
	return (
		<>
			<BlogPage {...page} />
			<NewsletterBand place="page" />
		</>
	)
}
