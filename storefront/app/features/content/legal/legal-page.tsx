import type { LegalPage as Page } from '@app/contract/legal'
import { formatDate } from '@app/domain/text/formats'
import { currentLanguage } from '@app/language/current'
import { foreignLanguage } from '../../../lib/rendering/foreign-language.ts'
import { trans } from '../../../ui/trans.tsx'
import { LegalText } from './legal-text.tsx'

/** /legal/privacy and /legal/terms: a text of the CMS with its revision and the day from which it holds. */
export function LegalPage({ page }: { page: Page }) {
	const { title, revision, valid_from, blocks, language } = page
	const lang = foreignLanguage(language)
	const day = formatDate(Date.parse(valid_from), currentLanguage().locale)
	return (
		<article data-recorded className="mx-auto max-w-3xl px-4 pt-6 md:px-6 md:pt-12">
			<h1 lang={lang} className="text-[clamp(2.75rem,10vw,5rem)] leading-[0.9]">
				{title}
			</h1>
			<p className="mt-4 mb-10 font-semibold text-soft">
				{trans('Revision {revision}, valid from {date}', {
					revision,
					date: <time dateTime={valid_from}>{day}</time>,
				})}
			</p>
			<div lang={lang}>
				<LegalText blocks={blocks} />
			</div>
		</article>
	)
}
