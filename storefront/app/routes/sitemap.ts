import { pageContext } from '../server/page-context.server.ts'
import { listPages } from '../server/sitemap/list-pages.server.ts'
import { writeSitemap } from '../server/sitemap/write-sitemap.server.ts'
import type { Route } from './+types/sitemap'

/** Every page that search engines may know. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const part = url.searchParams.get('part')
	// A list that the CMS refuses is one that is not known: nobody reads a page about permissions here.
	const pages = await listPages(page).catch((error: unknown) => {
		throw error instanceof Response && error.status === 403 ? new Response(null, { status: 503 }) : error
	})
	const text = writeSitemap(page.publicUrl, pages, part === null ? null : Number(part))
	if (text === null) return new Response('There is no such part.', { status: 404 })
	return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
