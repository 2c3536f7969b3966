import type { AuthConfig } from '@app/contract/account'
import type { OutsideServices } from '@app/contract/measurement'
import type { Menu } from '@app/contract/menu'
import type { SystemStatusWord } from '@app/contract/system'
import { createContext } from 'react-router'
import type { ContentReader } from '../features/content/content-reader.ts'

/**
 * The CMS's own word, or why the shop cannot start. `unreadable`: no menu and settings could be read, and none are
 * cached.
 */
export type ShopStatus = SystemStatusWord | 'unreachable' | 'unconfigured' | 'unreadable'

/** What the server last read from the CMS. `version` changes with every change of the rest. */
export interface CmsSnapshot {
	status: ShopStatus
	menu: Menu | null
	version: string
}

/** What the server hands to loaders and to the document for one rendering. */
export interface PageContext {
	snapshot: CmsSnapshot
	/** Address of the CMS for browsers, null where none is configured. */
	cmsUrl: string | null
	/** Address of the CMS for this server, for loaders that ask about one order. */
	cmsInternalUrl: string | null
	/** The `fetch` of calls to the CMS, in the name of the visitor whom the page is rendered for. */
	fetchCms: typeof fetch
	/** Texts of the CMS, from memory where they are of this minute. */
	content: ContentReader
	/** How customers sign in. */
	auth: AuthConfig
	/** What it measures with and how it chats. */
	services: OutsideServices
	/** Own address without a trailing slash. */
	publicUrl: string
	/** Whether the test pages are there. */
	testPages: boolean
	/** Where holes are reported; null: to the support. */
	securityContact: string | null
	/** The server's name for the request that the page is rendered for. */
	requestId: string
	/** Tells the operator's log what failed, under that name. */
	report: (error: unknown) => void
	/** Stands at each script and style that this server writes; null in development, which has no CSP. */
	nonce: string | null
	/**
	 * Its bytes are for everybody: it is rendered as a whole, and the nonces are taken out of it again
	 * (server/shared-pages.ts).
	 */
	isShared: boolean
}

export const pageContext = createContext<PageContext>()
