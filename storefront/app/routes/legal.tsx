import { currentLanguage, t } from '@app/language/current'
import { BRAND } from '../brand.ts'
import type { ContentReader } from '../features/content/content-reader.ts'
import { LegalPage } from '../features/content/legal/legal-page.tsx'
import { findRow } from '../server/content/find-row.server.ts'
import { readLegalPages } from '../server/content/read-pages.server.ts'
import { breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/legal'

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { title, revision, languages } = args.loaderData.page
	const values = { title, name: BRAND.name, revision: String(revision) }
	const description = t(
		'{title} of {name}, revision {revision}: what holds when you visit us or order from us.',
		values,
	)
	return pageMeta(args, { title, description, languages })
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(pageContext)
	const readPages = (reader: ContentReader) => readLegalPages(reader, currentLanguage().tag)
	const page = await findRow(content, readPages, params.slug)
	if (!page) throw new Response(t('Page not found: {path}', { path: url.pathname }), { status: 404 })
	describePage(context, () => [breadcrumbs(publicUrl, [{ name: page.title, path: url.pathname }])])
	return { page }
}

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
	return <LegalPage page={loaderData.page} />
}
