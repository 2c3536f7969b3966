import type { LegalPage as Page } from '@app/contract/legal'
import { BRAND } from '../../brand.ts'
import { LegalText } from './legal-text.tsx'

const DAY = new Intl.DateTimeFormat(BRAND.locale, { dateStyle: 'long', timeZone: 'UTC' })

/** /legal/privacy and /legal/terms: a text of the CMS with its revision and the day from which it holds. */
export function LegalPage({ page }: { page: Page }) {
	const { title, revision, valid_from, blocks } = page
	return (
		<article data-recorded className="mx-auto max-w-3xl px-4 pt-6 md:px-6 md:pt-12">
			<h1 className="text-[clamp(2.75rem,10vw,5rem)] leading-[0.9]">{title}</h1>
			<p className="mt-4 mb-10 font-semibold text-soft">
				Revision {revision}, valid from <time dateTime={valid_from}>{DAY.format(new Date(valid_from))}</time>
			</p>
			<LegalText blocks={blocks} />
		</article>
	)
}
