/** Everything that makes the product this brand's. No other file of the storefront names it. */
export const BRAND = {
	name: 'Big Dill',
	/** Set big on the home page, and the title's second half there. */
	line: 'Burgers, kind of a big dill.',
	/** Under the line. */
	pitch: 'Smashed, stacked and pickled to order.',
	/** Beside the sign-in form. */
	signInLine: 'Pull up a stool.\nWe saved you a pickle.',
	description:
		'Smashed, stacked and pickled to order. Pick a branch, build your burger, pay by card and follow it until it is ready.',
	/** For search engines. */
	cuisine: 'Burgers',
	/** Of the addresses, for search engines. */
	country: 'IE',
	/** Used where the CMS's settings have no currency. */
	currency: 'EUR',
	/** Browser chrome: the page backgrounds and the field of ui/tokens.css. */
	themeColor: { light: '#f3f5f7', dark: '#0f1418', field: '#15450f' },
	social: [
		{ name: 'Instagram', icon: 'tabler:brand-instagram', url: 'https://www.instagram.com/' },
		{ name: 'TikTok', icon: 'tabler:brand-tiktok', url: 'https://www.tiktok.com/' },
		{ name: 'Facebook', icon: 'tabler:brand-facebook', url: 'https://www.facebook.com/' },
	],
	/** Small print of the footer. */
	imprint: 'Made with pickles in Dublin.',
	support: { href: '/contacts' },
	/** The product in the names of what it stores on a device. */
	product: 'BigDill',
	/** The tabs of one browser tell each other under this name who signs in and out. */
	authChannel: 'big-dill-auth',
	/** Where the visitor's cookie choice is kept. */
	consentCookie: { name: 'big-dill-consent', path: '/' },
} as const
