import displayFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?inline'
import displayFontMore from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff?inline'
import textFont from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline'
import textFontMore from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline'
import type { SatoriOptions } from 'satori'

/** What stands behind the comma of a data: address. */
const read = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

/** The fonts of the layout, inside the server's bundle; the second of a name has the letters that the first lacks. */
export const SHARE_FONTS: SatoriOptions['fonts'] = [
	{ name: 'Figtree', weight: 600, style: 'normal', data: read(textFont) },
	{ name: 'Figtree', weight: 600, style: 'normal', data: read(textFontMore) },
	{ name: 'Bricolage', weight: 800, style: 'normal', data: read(displayFont) },
	{ name: 'Bricolage', weight: 800, style: 'normal', data: read(displayFontMore) },
]
