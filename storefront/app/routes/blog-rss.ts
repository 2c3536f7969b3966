import { currentLanguage } from '@app/language/current'
import { readLatestPosts } from '../server/content/read-posts.server.ts'
import { writeFeed } from '../server/content/write-feed.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import type { Route } from './+types/blog-rss'

const POSTS = 20

/** The news for feed readers. */
export async function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(pageContext)
	const body = writeFeed(publicUrl, await readLatestPosts(content, POSTS, currentLanguage().tag))
	return new Response(body, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
