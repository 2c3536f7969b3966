import { blogPath, decideBlogPage, readBlogPage } from '@app/domain/blog-pages'
import { BlogPage } from '../features/blog/blog-page.tsx'
import { mapPostCard } from '../features/blog/post-card-data.ts'
import { NewsletterBand } from '../features/newsletter/newsletter-band.tsx'
import { readPostRefs, readTeasers } from '../server/content/read-posts.server.ts'
import { BLOG, breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { ownPageCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { FEED } from '../shell/feed.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { number, picture } = args.loaderData
	return pageMeta(args, {
		title: number === 1 ? 'News' : `News, page ${number}`,
		description: 'What is new on the grill: dishes, branches, people, and a good deal about pickles.',
		canonical: blogPath(number),
		feed: FEED,
		picture,
	})
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(pageContext)
	const total = (await readPostRefs(content)).length
	const number = readBlogPage(url.searchParams.get('page'))
	const page = number && decideBlogPage(total, number)
	if (!page) throw new Response(`Page not found: ${url.pathname}${url.search}`, { status: 404 })
	const { featured, listed, count } = page
	const [latest, others] = await Promise.all([
		featured ? readTeasers(content, featured) : [],
		listed.offset < total ? readTeasers(content, listed) : [],
	])
	describePage(context, () => [breadcrumbs(publicUrl, [BLOG])])
	return {
		number: page.number,
		count,
		featured: latest.map(mapPostCard),
		listed: others.map(mapPostCard),
		picture: sharePicture(ownPageCard('blog')),
	}
}

export default function BlogRoute({ loaderData: { number, count, featured, listed } }: Route.ComponentProps) {
	return (
		<>
			<BlogPage number={number} count={count} featured={featured} listed={listed} />
			<NewsletterBand place="page" />
		</>
	)
}
