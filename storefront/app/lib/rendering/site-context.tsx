import type { MenuLink, SocialLink } from '@app/contract/content'
import type { DrawnIcon } from '@app/contract/icons'
import type { OutsideServices } from '@app/contract/measurement'
import type { Branch, Menu } from '@app/contract/menu'
import { createContext, type ReactNode, useContext } from 'react'
import type { CmsClient } from '../http/cms-client.ts'

/**
 * What editors put into the footer. Empty lists where they have nothing, or where the CMS does not say: the brand's
 * own stand in then.
 */
export interface SiteFooter {
	links: Omit<MenuLink, 'id' | 'languages'>[]
	social: SocialLink[]
	/** Drawings of the social links' icons that are not among our own. */
	icons: Readonly<Record<string, DrawnIcon>>
}

/** What every page knows from the server: it came with the page, no request was made for it. */
export interface Site {
	cms: CmsClient
	branches: Branch[]
	settings: Menu['settings']
	/** What is measured with, and how customers chat. */
	services: OutsideServices
	footer: SiteFooter
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
	return <SiteContext value={site}>{children}</SiteContext>
}

/** Branches, settings and the CMS client, anywhere below the root. */
export function useSite(): Site {
	const site = useContext(SiteContext)
	if (!site) throw new Error('useSite needs a SiteProvider above it')
	return site
}
