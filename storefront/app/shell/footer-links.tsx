import { Link } from 'react-router'
import type { SiteFooter } from '../platform/site-context.tsx'
import { FOOTER_LINKS } from './links.ts'

/** The footer's quick links, in the editors' order. */
export function FooterLinks({ links, className }: { links: SiteFooter['links']; className: string }) {
	const shown = links.length > 0 ? links : FOOTER_LINKS
	return (
		<nav aria-label="Footer">
			<ul className="flex flex-wrap gap-x-7 font-semibold tracking-wide">
				{shown.map(({ url, label }) => (
					<li key={url}>
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
