import type { OutsideServices } from '@app/contract/measurement'
import type { Branch, Menu } from '@app/contract/menu'
import { createContext, type ReactNode, useContext } from 'react'
import type { CmsClient } from './cms-client.ts'

/** What every page knows from the server: it came with the page, no request was made for it. */
export interface Site {
	cms: CmsClient
	branches: Branch[]
	settings: Menu['settings']
	/** What is measured with, and how customers chat. */
	services: OutsideServices
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
