import { BRAND } from '../brand.ts'
import { NamedIcon } from '../lib/rendering/named-icon.tsx'
import { ownIconOf } from '../lib/rendering/own-icon.ts'
import type { SiteFooter } from '../lib/rendering/site-context.tsx'
import { Icon } from '../ui/icon.tsx'

/** Where else the chain is. */
export function SocialLinks({ links, icons }: { links: SiteFooter['social']; icons: SiteFooter['icons'] }) {
	const shown = links.length > 0 ? links : BRAND.social
	return (
		<ul className="flex flex-wrap gap-3">
			{shown.map(({ name, icon, url }) => (
				<li key={url}>
					<a
						href={url}
						rel="noopener me"
						aria-label={name}
						className="press grid size-12 place-items-center rounded-full bg-on-field/12 hover:bg-lime hover:text-on-lime"
					>
						<SocialIcon name={icon} drawn={icons[icon]} />
					</a>
				</li>
			))}
		</ul>
	)
}

function SocialIcon({ name, drawn }: { name: string; drawn: SiteFooter['icons'][string] | undefined }) {
	const own = ownIconOf(name)
	return own ? <Icon name={own} /> : <NamedIcon name={name} drawn={drawn} />
}
