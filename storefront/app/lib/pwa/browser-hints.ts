/** What Chromium tells of itself without anybody reading its user agent; TypeScript's own types do not know it. */
interface UserAgentData {
	brands: readonly { brand: string; version: string }[]
	platform: string
}

declare global {
	interface Navigator {
		readonly userAgentData?: UserAgentData
	}
}

interface BrowserName {
	browser: string
	platform: string
}

/** A brand that is there so that nobody relies on the list, such as `Not;A=Brand`. */
const MADE_UP = /^not\b/i

/** The browser and its system by `navigator.userAgentData`; null in a browser that has none. */
export function readBrowserHints({ userAgentData }: Pick<Navigator, 'userAgentData'>): BrowserName | null {
	const brands = userAgentData?.brands.filter(({ brand }) => !MADE_UP.test(brand.trim())) ?? []
	const named = brands.find(({ brand }) => brand !== 'Chromium') ?? brands[0]
	if (!named || !userAgentData?.platform) return null
	return { browser: `${named.brand} ${named.version}`, platform: userAgentData.platform }
}
