/** Where the shell's links lead (section 2, Header, menu and footer). */
export const MENU_LINKS = [
	{ to: '/', label: 'HOME' },
	{ to: '/order', label: 'ORDER ONLINE' },
	{ to: '/blog', label: 'NEWS' },
	{ to: '/about', label: 'ABOUT' },
	{ to: '/branches', label: 'BRANCHES' },
] as const

/** Where editors have put nothing into the footer. */
export const FOOTER_LINKS = [
	{ url: '/about', label: 'ABOUT' },
	{ url: '/branches', label: 'BRANCHES' },
	{ url: '/contacts', label: 'CONTACTS' },
] as const

export const LEGAL_LINKS = [
	{ to: '/legal/privacy', label: 'Privacy policy' },
	{ to: '/legal/terms', label: 'Terms' },
] as const
