import type { NewsletterPlace } from '@app/contract/newsletter'
import { t } from '@app/language/current'
import { NewsletterForm } from './newsletter-form.tsx'

/** The sign-up for the newsletter at the end of a page. */
export function NewsletterBand({ place }: { place: NewsletterPlace }) {
	return (
		<section aria-labelledby="newsletter" className="mx-auto max-w-7xl px-4 pt-20 md:px-6 lg:pt-28">
			<div className="grid items-end gap-x-12 gap-y-6 rounded-sheet bg-primary-soft p-6 md:p-10 lg:grid-cols-[1.2fr_1fr] lg:p-14">
				<div>
					<h2 id="newsletter" className="text-[clamp(2.5rem,7vw,4.75rem)] leading-[0.88]">
						{t('First in line for the new ones')}
					</h2>
					<p className="mt-4 max-w-[40ch] text-lg">
						{t('New burgers, new branches, the odd free pickle. Once or twice a month.')}
					</p>
				</div>
				<NewsletterForm place={place} />
			</div>
		</section>
	)
}
