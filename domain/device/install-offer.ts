/** What is known about this browser and its visitor. */
export interface InstallFacts {
	isInstalled: boolean
	/** The visitor did not want to be asked again. */
	isHidden: boolean
	/** The browser has offered to install the app and lets us ask. */
	canAsk: boolean
	userAgent: string
	/** 0 on a computer; an iPad calls itself a Macintosh. */
	maxTouchPoints: number
}

/**
 * `ask`: the browser's own question. `ios`: Safari on iOS asks nothing, but can be told how. `none`: nothing is said.
 */
export type InstallOffer = 'ask' | 'ios' | 'none'

const IOS = /iPhone|iPad|iPod/
/** Other browsers on iOS, and the browsers inside apps, which cannot add to the home screen or do it elsewhere. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|FBAN|FBAV|Instagram|Line\/|TikTok|Snapchat/

function isIosSafari(userAgent: string, maxTouchPoints: number): boolean {
	const isIos = IOS.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
	return isIos && /Version\/[\d.]+.*Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent)
}

/**
 * How the app may be offered for installation. Never where it is installed, or where the visitor does not want to
 * hear of it.
 */
export function decideInstallOffer({
	isInstalled,
	isHidden,
	canAsk,
	userAgent,
	maxTouchPoints,
}: InstallFacts): InstallOffer {
	if (isInstalled || isHidden) return 'none'
	if (canAsk) return 'ask'
	return isIosSafari(userAgent, maxTouchPoints) ? 'ios' : 'none'
}
