import { PageSchema } from '@app/contract/content'
import { currentLanguage, t } from '@app/language/current'
import { JobList } from '../features/content/careers/job-list.tsx'
import { ContentBlocks } from '../features/content/content-blocks.tsx'
import { ContentPage } from '../features/content/content-page.tsx'
import { PreviewBar } from '../features/content/preview-bar.tsx'
import { readJobs } from '../server/content/read-jobs.server.ts'
import { readPage } from '../server/content/read-pages.server.ts'
import { readPreview } from '../server/content/read-preview.server.ts'
import { breadcrumbs, CAREERS } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { faqPage } from '../server/json-ld/faq-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { ownPageCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/careers'

/** Where editors have written nothing about working here. */
const plainPage = () => ({
	title: t('Come cook with us'),
	summary: '',
	picture: null,
	blocks: [],
	language: currentLanguage().tag,
})

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { page, picture, isDraft } = args.loaderData
	const description = page.summary || t('Openings in our kitchens and behind our counters, and how to apply.')
	return pageMeta(args, { title: t('Careers'), description, noindex: isDraft, picture })
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const { content, cmsInternalUrl, publicUrl } = context.get(pageContext)
	const wanted = { collection: 'pages', slug: 'careers', schema: PageSchema } as const
	const draft = await readPreview(cmsInternalUrl, url, wanted)
	const [page, jobs] = await Promise.all([
		draft ?? readPage(content, wanted.slug, currentLanguage().tag),
		readJobs(content, currentLanguage().tag),
	])
	describePage(context, () => [breadcrumbs(publicUrl, [CAREERS]), ...faqPage(page?.blocks ?? [])])
	return {
		page: page ?? plainPage(),
		jobs: jobs.map(({ blocks, ...job }) => job),
		picture: sharePicture(ownPageCard('careers')),
		isDraft: draft !== null,
	}
}

export default function CareersRoute({ loaderData: { page, jobs, isDraft } }: Route.ComponentProps) {
	return (
		<>
			{isDraft && <PreviewBar />}
			<ContentPage page={page}>
				<JobList jobs={jobs} />
				<ContentBlocks blocks={page.blocks} language={page.language} />
			</ContentPage>
		</>
	)
}
