import { currentLanguage, t } from '@app/language/current'
import { Link } from 'react-router'
import { foreignLanguage } from '../lib/rendering/foreign-language.ts'
import type { SiteFooter } from '../lib/rendering/site-context.tsx'
import { FOOTER_LINKS } from './links.ts'

/** The footer's quick links, in the editors' order. */
export function FooterLinks({ links, className }: { links: SiteFooter['links']; className: string }) {
	const { tag } = currentLanguage()
	const shown =
		links.length > 0 ? links : FOOTER_LINKS.map(({ url, label }) => ({ url, label: t(label), language: tag }))
	return (
		<nav aria-label={t('Footer')}>
			<ul className="flex flex-wrap gap-x-7 font-semibold tracking-wide wrap-anywhere">
				{shown.map(({ url, label, language }) => (
					<li key={url} lang={foreignLanguage(language)}>
						{url.startsWith('/') ? (
							<Link to={url} className={className}>
								{label}
							</Link>
						) : (
							<a href={url} rel="noopener" className={className}>
								{label}
							</a>
						)}
					</li>
				))}
			</ul>
		</nav>
	)
}
