import { pageContext } from '../server/page-context.server.ts'
import { listPages } from '../server/sitemap/list-pages.server.ts'
import { writeSitemap } from '../server/sitemap/write-sitemap.server.ts'
import type { Route } from './+types/sitemap'

/** Every page that search engines may know. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const part = url.searchParams.get('part')
	const text = writeSitemap(page.publicUrl, await listPages(page), part === null ? null : Number(part))
	if (text === null) return new Response('There is no such part.', { status: 404 })
	return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
