import { BRAND } from '../brand.ts'
import icon192 from '../ui/art/icon-192.png'
import icon512 from '../ui/art/icon-512.png'
import maskable512 from '../ui/art/icon-maskable-512.png'

/** What an installed app is called and looks like. */
export function loader() {
	const manifest = {
		name: BRAND.name,
		short_name: BRAND.name,
		description: BRAND.description,
		id: '/',
		start_url: '/',
		scope: '/',
		display: 'standalone',
		background_color: BRAND.themeColor.field,
		theme_color: BRAND.themeColor.light,
		icons: [
			{ src: icon192, sizes: '192x192', type: 'image/png' },
			{ src: icon512, sizes: '512x512', type: 'image/png' },
			{ src: maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		],
	}
	return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
