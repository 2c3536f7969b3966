import Bowser from 'bowser'

/** The browser and its system by its user agent, as far as that tells. */
export function nameBrowser(userAgent: string): { browser?: string; platform?: string } {
	const { browser, os } = Bowser.parse(userAgent)
	const named = browser.name && [browser.name, browser.version?.split('.', 1)[0]].filter(Boolean).join(' ')
	return { ...(named && { browser: named }), ...(os.name && { platform: os.name }) }
}
