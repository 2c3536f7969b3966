import { drawWordlessScene } from '@app/illustration/scenes'
import type { OverlayOptions } from 'sharp'
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../shell/page-meta.ts'
import disc from '../../ui/art/disc.svg?raw'
import mark from '../../ui/art/mark.svg?raw'

/** Where the plate lies: its middle, and how far it reaches. */
const PLATE = { x: 902, y: 322, size: 540 }
const LOGO = { left: 56, top: 56, size: 64 }
const COVER = { left: 720, width: SHARE_WIDTH - 720 }
/** The edge of a photograph is as crinkled as a slice of pickle. */
const CRINKLE = { depth: 7, length: 42 }
/** Pixels of an SVG's own unit at this density. */
const SVG_DENSITY = 72

/** It is heavy, and most requests draw nothing. One processor is enough for it: the others are for visitors. */
export async function loadSharp() {
	const { default: sharp } = await import('sharp')
	sharp.concurrency(1)
	return sharp
}

async function paint(svg: string, width: number, viewWidth: number): Promise<Buffer> {
	const sharp = await loadSharp()
	const density = (SVG_DENSITY * width) / viewWidth
	return sharp(Buffer.from(svg), { density }).resize(width).png().toBuffer()
}

/** What the brand's own pieces look like never changes: each is painted once. */
function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
	let made: Promise<Buffer> | undefined
	return () => {
		made ??= make()
		return made
	}
}
const paintDisc = once(() => paint(disc, PLATE.size, 400))
const paintMark = once(() => paint(mark, LOGO.size, 32))
const paintBurger = once(() => paint(drawWordlessScene('hero'), PLATE.size, 800))

export async function layLogo(): Promise<OverlayOptions> {
	return { input: await paintMark(), left: LOGO.left, top: LOGO.top }
}

const centred = (input: Buffer, width: number, height: number): OverlayOptions => ({
	input,
	left: Math.round(PLATE.x - width / 2),
	top: Math.round(PLATE.y - height / 2),
})

/** Something to eat on the brand's disc: the brand's burger where it is not given. */
export async function layPlate(food?: Buffer): Promise<OverlayOptions[]> {
	const sharp = await loadSharp()
	const { data, info } = await sharp(food ?? (await paintBurger()))
		.resize(PLATE.size, PLATE.size, { fit: 'inside' })
		.png()
		.toBuffer({ resolveWithObject: true })
	return [centred(await paintDisc(), PLATE.size, PLATE.size), centred(data, info.width, info.height)]
}

/** A photograph that fills the right side. */
export async function layCover(photograph: Buffer): Promise<OverlayOptions[]> {
	const sharp = await loadSharp()
	const input = await sharp(photograph)
		.resize(COVER.width, SHARE_HEIGHT, { fit: 'cover' })
		.flatten({ background: '#ffffff' })
		.composite([{ input: Buffer.from(crinkledShape(COVER.width, SHARE_HEIGHT)), blend: 'dest-in' }])
		.png()
		.toBuffer()
	return [{ input, left: COVER.left, top: 0 }]
}

/** A rectangle whose left edge is crinkled. */
function crinkledShape(width: number, height: number): string {
	const points = Array.from({ length: height / 3 + 1 }, (_, step) => {
		const y = step * 3
		return `${(CRINKLE.depth * (1 + Math.sin((y / CRINKLE.length) * 2 * Math.PI))).toFixed(1)} ${y}`
	})
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M${points.join('L')}H${width}V0Z"/></svg>`
}
