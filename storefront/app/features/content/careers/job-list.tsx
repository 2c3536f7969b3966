import type { Job } from '@app/contract/content'
import { t } from '@app/language/current'
import { Link } from 'react-router'
import { foreignLanguage } from '../../../lib/rendering/foreign-language.ts'
import scene from '../../../ui/art/scene-welcome.webp'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { trans } from '../../../ui/trans.tsx'
import { describeJob } from './job-facts.ts'

/** An opening as a list shows it. */
export type ListedJob = Omit<Job, 'blocks'>

/** Every opening, each with a page of its own. */
export function JobList({ jobs }: { jobs: readonly ListedJob[] }) {
	return (
		<section id="openings" aria-labelledby="openings-title" className="mx-auto max-w-7xl px-4 pb-14 md:px-6 md:pb-20">
			<h2 id="openings-title" className="text-[clamp(2.5rem,7vw,4.5rem)] leading-[0.9]">
				{jobs.length === 1 ? t('One opening') : t('Openings')}
			</h2>
			{jobs.length === 0 ? (
				<EmptyState picture={scene} title={t('Every apron is taken')}>
					{trans('We have no openings right now. Tell us about yourself all the same: <link>write to us</link>.', {
						link: (text) => <TextLink to="/contacts">{text}</TextLink>,
					})}
				</EmptyState>
			) : (
				<ul className="mt-8 border-t-2 border-line">
					{jobs.map((job) => (
						<li key={job.id} className="border-b-2 border-line">
							<JobLink job={job} />
						</li>
					))}
				</ul>
			)}
		</section>
	)
}

function JobLink({ job }: { job: ListedJob }) {
	const lang = foreignLanguage(job.language)
	return (
		<Link
			to={`/careers/${job.slug}`}
			viewTransition
			prefetch="intent"
			className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 wrap-anywhere py-5 md:py-7"
		>
			<span className="grid gap-2">
				<h3
					lang={lang}
					className="text-3xl leading-none break-words transition-transform duration-200 group-hover:translate-x-2 group-hover:text-primary-ink md:text-5xl"
				>
					{job.title}
				</h3>
				<span className="flex flex-wrap gap-x-4 gap-y-1">
					{describeJob(job).map(({ name, text }) => (
						<span key={name} className="font-semibold text-soft">
							{name === 'Apply by' ? t('Apply by {date}', { date: text }) : text}
						</span>
					))}
				</span>
				{job.summary && (
					<span lang={lang} className="max-w-[60ch] text-soft max-md:hidden">
						{job.summary}
					</span>
				)}
			</span>
			<Icon name="arrow-right" className="size-7" />
		</Link>
	)
}
