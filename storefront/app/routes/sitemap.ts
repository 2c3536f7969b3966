import { branchPath } from '../features/branch/branch-path.ts'
import { pageContext } from '../server/page-context.server.ts'
import type { Route } from './+types/sitemap'

const PAGES = ['/', '/order', '/branches', '/contacts', '/legal/privacy', '/legal/terms']

/** Every page that search engines may know. */
export function loader({ context }: Route.LoaderArgs) {
	const { snapshot, publicUrl } = context.get(pageContext)
	// Half a list would say that the other half is gone.
	if (snapshot.menu === null) return new Response('The branches are not known at the moment.', { status: 503 })
	const paths = [...PAGES, ...snapshot.menu.branches.map(branchPath)]
	const urls = paths.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>\n`)
	const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
	return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

function escapeXml(text: string): string {
	return text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
