import { expect, it } from 'vitest'
import { decideInstallOffer, type InstallFacts } from './install-offer.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`
const MAC =
	'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const facts: InstallFacts = {
	isInstalled: false,
	isHidden: false,
	canAsk: false,
	userAgent: 'Chrome',
	maxTouchPoints: 0,
}

it.each([
	['a browser that cannot install', {}, 'none'],
	['a browser that offers it', { canAsk: true }, 'ask'],
	['the installed app', { canAsk: true, isInstalled: true }, 'none'],
	['a visitor who does not want to hear of it', { canAsk: true, isHidden: true }, 'none'],
	['Safari on an iPhone', { userAgent: SAFARI, maxTouchPoints: 5 }, 'ios'],
	['Safari on an iPad, which says Macintosh', { userAgent: MAC, maxTouchPoints: 5 }, 'ios'],
	['Safari on a Mac', { userAgent: MAC }, 'none'],
	['the installed app on an iPhone', { userAgent: SAFARI, isInstalled: true }, 'none'],
	['hidden on an iPhone', { userAgent: SAFARI, isHidden: true }, 'none'],
	['Chrome on an iPhone', { userAgent: `${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1` }, 'none'],
	['a page inside Instagram', { userAgent: `${IPHONE} Mobile/15E148 Instagram 350.0` }, 'none'],
] as const)('%s', (_what, part, expected) => {
	expect(decideInstallOffer({ ...facts, ...part })).toBe(expected)
})
