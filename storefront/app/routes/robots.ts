import { pageContext } from '../server/page-context.server.ts'
import type { Route } from './+types/robots'

/**
 * Everything may be crawled; what must not be found says so itself (noindex), which a crawler has to be able to read.
 */
export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl } = context.get(pageContext)
	const body = `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`
	return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
