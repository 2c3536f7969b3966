import { BRAND } from '../brand.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { readLegalPages } from '../server/content/read-pages.server.ts'
import { breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/legal'

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { title, revision } = args.loaderData.page
	const description = `${title} of ${BRAND.name}, revision ${revision}: what holds when you visit us or order from us.`
	return pageMeta(args, { title, description })
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(pageContext)
	const pages = await readLegalPages(content)
	const page = pages.find(({ slug }) => slug === params.slug)
	if (!page) throw new Response(`Page not found: ${url.pathname}`, { status: 404 })
	describePage(context, () => [breadcrumbs(publicUrl, [{ name: page.title, path: url.pathname }])])
	return { page }
}

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
	return <LegalPage page={loaderData.page} />
}
