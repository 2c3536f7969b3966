import { ICON_BROWSER_TIMEOUT_MS, ICON_MAX_URL_LENGTH, ICON_ROTATE_MS } from '@app/contract/constants'
import type { PartialIconifyAPIConfig } from '@iconify/react'

/** How Iconify's component asks for icons (section 9): our own service, wherever the CMS is. */
export function iconProvider(cmsAddress: string): PartialIconifyAPIConfig {
	return {
		resources: [cmsAddress],
		path: '/capi/icons/',
		timeout: ICON_BROWSER_TIMEOUT_MS,
		rotate: ICON_ROTATE_MS,
		maxURL: ICON_MAX_URL_LENGTH,
	}
}
