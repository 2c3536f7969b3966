import { currentLanguage, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { inLanguage } from '@app/language/tags'
import { BRAND } from '../brand.ts'
import icon192 from '../ui/art/icon-192.png'
import icon512 from '../ui/art/icon-512.png'
import maskable512 from '../ui/art/icon-maskable-512.png'
import monochrome512 from '../ui/art/icon-monochrome-512.png'
import narrowHome from '../ui/art/screen-home-narrow.webp'
import narrowMenu from '../ui/art/screen-menu-narrow.webp'
import wideMenu from '../ui/art/screen-menu-wide.webp'

const shortcut = (name: PlainMessage, path: string, description: PlainMessage) => ({
	name: t(name),
	url: inLanguage(currentLanguage().tag, path),
	description: t(description),
	icons: [{ src: icon192, sizes: '192x192', type: 'image/png' }],
})

const NARROW = { sizes: '520x1125', type: 'image/webp', form_factor: 'narrow' }
const WIDE = { sizes: '1280x800', type: 'image/webp', form_factor: 'wide' }

/** From the running product: scripts/photograph-app.ts. */
const SCREENSHOTS: readonly { src: string; sizes: string; type: string; form_factor: string; label: PlainMessage }[] = [
	{ src: narrowHome, ...NARROW, label: 'The nearest branch and its best sellers' },
	{ src: narrowMenu, ...NARROW, label: 'A burger, built to taste' },
	{ src: wideMenu, ...WIDE, label: 'The menu with the basket beside it' },
]

/**
 * What an installed app is called and looks like, in the language of the page that it is installed from. The colours
 * of both themes are in the pages' `theme-color`: a manifest has one.
 */
export function loader() {
	const { tag, locale } = currentLanguage()
	const manifest = {
		name: BRAND.name,
		short_name: BRAND.name,
		description: t(BRAND.description),
		lang: locale,
		dir: 'ltr',
		id: '/',
		start_url: inLanguage(tag, '/'),
		scope: '/',
		display: 'standalone',
		display_override: ['standalone', 'minimal-ui'],
		background_color: BRAND.themeColor.field,
		theme_color: BRAND.themeColor.light,
		categories: ['food', 'shopping'],
		icons: [
			{ src: icon192, sizes: '192x192', type: 'image/png', purpose: 'any' },
			{ src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
			{ src: maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
			{ src: monochrome512, sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
		],
		screenshots: SCREENSHOTS.map((screenshot) => ({ ...screenshot, label: t(screenshot.label) })),
		shortcuts: [
			shortcut('Order', '/order', 'Pick a branch and build your burger.'),
			shortcut('Track', '/track', 'See how far your orders are.'),
			shortcut('Branches', '/branches', 'Opening hours and the way.'),
		],
		prefer_related_applications: false,
	}
	return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
