import { LegalPageSchema } from '@app/contract/legal'
import * as v from 'valibot'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { pageContext } from '../server/page-context.server.ts'
import { readItems } from '../server/read-items.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/legal'

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? pageMeta({ title: loaderData.page.title }) : []

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { cmsInternalUrl } = context.get(pageContext)
	const query = { fields: 'slug,title,revision,valid_from,blocks', limit: '-1' }
	const pages = await readItems(cmsInternalUrl, 'legal_pages', query, v.array(LegalPageSchema))
	const page = pages.find(({ slug }) => slug === params.slug)
	if (!page) throw new Response(`Page not found: ${url.pathname}`, { status: 404 })
	return { page }
}

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
	return <LegalPage page={loaderData.page} />
}
