import { JobSchema } from '@app/contract/content'
import { currentLanguage } from '@app/language/current'
import { JobApplicationForm } from '../features/content/careers/job-application-form.tsx'
import { JobPage } from '../features/content/careers/job-page.tsx'
import { ContentBlocks } from '../features/content/content-blocks.tsx'
import { PreviewBar } from '../features/content/preview-bar.tsx'
import { findRow } from '../server/content/find-row.server.ts'
import { readJobs } from '../server/content/read-jobs.server.ts'
import { readPreview } from '../server/content/read-preview.server.ts'
import { refuseMissing } from '../server/content/refuse-missing.server.ts'
import { breadcrumbs, CAREERS } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { faqPage } from '../server/json-ld/faq-page.server.ts'
import { jobPosting } from '../server/json-ld/job-posting.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { jobCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/career'

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { job, picture, isDraft } = args.loaderData
	const { title, summary: description, languages } = job
	return pageMeta(args, { title, description, noindex: isDraft, picture, languages })
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { content, cmsInternalUrl, publicUrl } = context.get(pageContext)
	const { slug } = params
	const draft = await readPreview(cmsInternalUrl, url, { collection: 'jobs', slug, schema: JobSchema })
	const found = draft ?? (await findRow(content, (reader) => readJobs(reader, currentLanguage().tag), slug))
	if (!found) return refuseMissing(cmsInternalUrl, 'jobs', slug, url.pathname)
	describePage(context, () => [
		jobPosting(publicUrl, found, url.pathname),
		breadcrumbs(publicUrl, [CAREERS, { name: found.title, path: url.pathname }]),
		...faqPage(found.blocks),
	])
	return { job: found, picture: sharePicture(jobCard(found)), isDraft: draft !== null }
}

export default function CareerRoute({ loaderData: { job, isDraft } }: Route.ComponentProps) {
	return (
		<>
			{isDraft && <PreviewBar />}
			<JobPage job={job} form={<JobApplicationForm slug={job.slug} title={job.title} />}>
				<ContentBlocks blocks={job.blocks} language={job.language} />
			</JobPage>
		</>
	)
}
