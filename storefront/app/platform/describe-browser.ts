import type { DeviceInfo } from '@app/contract/device-metadata'
import Bowser from 'bowser'

interface BrowserFacts {
	userAgent: string
	language: string
	timezone: string
	screen: { width: number; height: number; pixelRatio: number }
}

/** What a browser says of itself, in section 3's words. What its user agent does not tell is left out. */
export function describeBrowser({ userAgent, language, timezone, screen }: BrowserFacts): DeviceInfo['client'] {
	const { browser, os } = Bowser.parse(userAgent)
	const named = browser.name && [browser.name, browser.version?.split('.', 1)[0]].filter(Boolean).join(' ')
	return {
		user_agent: userAgent,
		language,
		timezone,
		screen,
		...(named && { browser: named }),
		...(os.name && { platform: os.name }),
	} as DeviceInfo['client']
}
