import { SHARE_HEIGHT, SHARE_WIDTH } from '../../shell/page-meta.ts'
import type { ShareCard } from './share-card.server.ts'
import { SHARE_FONTS } from './share-fonts.server.ts'
import { ShareLayout } from './share-layout.server.tsx'
import { layCover, layLogo, layPlate, loadSharp } from './share-pieces.server.ts'

/**
 * A card as a PNG of 1200×630: the brand's field, the words, and on the right the page's own picture (`picture`, any
 * format that sharp reads), or the brand's burger where there is none. Takes some hundred milliseconds of a
 * processor.
 */
export async function drawSharePicture(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
	const [{ default: satori }, sharp] = await Promise.all([import('satori'), loadSharp()])
	const words = await satori(<ShareLayout {...card} />, {
		width: SHARE_WIDTH,
		height: SHARE_HEIGHT,
		fonts: SHARE_FONTS,
	})
	const lay = card.kind === 'product' ? layPlate : layCover
	// What sharp cannot read is no reason to show nothing.
	const shown = picture ? await lay(picture).catch(() => layPlate()) : await layPlate()
	return sharp(Buffer.from(words))
		.composite([...shown, await layLogo()])
		.png({ palette: true, quality: 90, effort: 4 })
		.toBuffer()
}
