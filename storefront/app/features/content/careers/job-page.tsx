import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import { foreignLanguage } from '../../../lib/rendering/foreign-language.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { trans } from '../../../ui/trans.tsx'
import { describeJob } from './job-facts.ts'
import type { ListedJob } from './job-list.tsx'

interface JobPageProps {
	job: ListedJob
	/** What it is like, in blocks. */
	children: ReactNode
	/** How to apply. */
	form: ReactNode
}

/** Told by its tag from the word on the button of a coupon. */
const apply = () => trans('<job>Apply</job>', { job: (text) => text })

/** /careers/{slug}: an opening, and the form to apply for it. */
export function JobPage({ job, children, form }: JobPageProps) {
	const lang = foreignLanguage(job.language)
	return (
		<article data-recorded>
			<header className="mx-auto max-w-5xl px-4 pt-6 md:px-6 md:pt-12">
				<TextLink to="/careers" viewTransition className="inline-flex min-h-11 items-center gap-1">
					<Icon name="arrow-left" className="size-5" />
					{t('All openings')}
				</TextLink>
				<h1
					lang={lang}
					className="mt-3 text-[clamp(2.75rem,10vw,6.5rem)] leading-[0.88] tracking-[-0.04em] break-words"
				>
					{job.title}
				</h1>
				{job.summary && (
					<p lang={lang} className="mt-5 max-w-[44ch] text-xl text-pretty text-soft md:text-2xl">
						{job.summary}
					</p>
				)}
				<dl className="mt-8 flex flex-wrap gap-3">
					{describeJob(job).map(({ name, text }) => (
						<div key={name} className="min-w-36 flex-1 rounded-card bg-primary-soft px-5 py-4">
							<dt className="text-sm font-semibold text-primary-ink">{t(name)}</dt>
							<dd className="font-display text-xl leading-tight font-bold tracking-tight">{text}</dd>
						</div>
					))}
				</dl>
				<ButtonLink to="#apply" prefetch="none" size="lg" className="mt-6">
					{apply()}
					<Icon name="arrow-right" />
				</ButtonLink>
			</header>
			<div className="pt-10 md:pt-14">{children}</div>
			<section id="apply" aria-labelledby="apply-title" data-private className="mx-auto mt-14 max-w-[46rem] px-4">
				<h2 id="apply-title" className="mb-6 text-[clamp(2.5rem,7vw,4.5rem)] leading-[0.9]">
					{apply()}
				</h2>
				{form}
			</section>
		</article>
	)
}
