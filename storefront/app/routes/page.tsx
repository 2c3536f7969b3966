import { PageSchema } from '@app/contract/content'
import { currentLanguage } from '@app/language/current'
import { ContentBlocks } from '../features/content/content-blocks.tsx'
import { ContentPage } from '../features/content/content-page.tsx'
import { PreviewBar } from '../features/content/preview-bar.tsx'
import { findRow } from '../server/content/find-row.server.ts'
import { readPage, readPageRefs } from '../server/content/read-pages.server.ts'
import { readPreview } from '../server/content/read-preview.server.ts'
import { refuseMissing } from '../server/content/refuse-missing.server.ts'
import { breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { faqPage } from '../server/json-ld/faq-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/page'

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { page, picture, isDraft } = args.loaderData
	const { title, summary: description, languages } = page
	return pageMeta(args, { title, description, noindex: isDraft, picture, languages })
}

/** /about, and whatever other page editors make. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { content, cmsInternalUrl, publicUrl } = context.get(pageContext)
	const { slug } = params
	const draft = await readPreview(cmsInternalUrl, url, { collection: 'pages', slug, schema: PageSchema })
	// Any address of one word comes here: the CMS is asked for pages that are there.
	const { tag } = currentLanguage()
	const known = draft ?? (await findRow(content, readPageRefs, slug))
	const page = draft ?? (known && ((await readPage(content, slug, tag)) ?? (await readPage(content.young, slug, tag))))
	if (!page) return refuseMissing(cmsInternalUrl, 'pages', slug, url.pathname)
	describePage(context, () => [
		breadcrumbs(publicUrl, [{ name: page.title, path: url.pathname }]),
		...faqPage(page.blocks),
	])
	return { page, picture: sharePicture(pageCard(page)), isDraft: draft !== null }
}

export default function PageRoute({ loaderData: { page, isDraft } }: Route.ComponentProps) {
	return (
		<>
			{isDraft && <PreviewBar />}
			<ContentPage page={page}>
				<ContentBlocks blocks={page.blocks} language={page.language} />
			</ContentPage>
		</>
	)
}
