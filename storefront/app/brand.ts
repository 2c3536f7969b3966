/** Everything that makes the product this brand's. No other file of the storefront names it. */
export const BRAND = {
	name: 'Big Dill',
	/** Set big on the home page, and the title's second half there. */
	line: 'Burgers, kind of a big dill.',
	description:
		'Smashed, stacked and pickled to order. Pick a branch, build your burger, pay by card and follow it until it is ready.',
	locale: 'en-IE',
	/** Used where the CMS's settings have no currency. */
	currency: 'EUR',
	/** Browser chrome, light and dark: the page backgrounds of ui/tokens.css. */
	themeColor: { light: '#f7f8f4', dark: '#12170f' },
	social: [
		{ name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
		{ name: 'TikTok', icon: 'tiktok', url: 'https://www.tiktok.com/' },
		{ name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/' },
	],
	/** Small print of the footer. */
	imprint: 'Made with pickles in Dublin.',
	support: { href: '/contacts' },
} as const
