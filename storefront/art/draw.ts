/**
 * Draws the brand's own pictures into app/ui/art, which is committed: `node art/draw.ts`, when the illustrations have
 * changed. Vectors of this much detail are heavier than pictures, so all but the mark become AVIF and WebP.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Dish, drawDish } from '@app/illustration/draw'
import { drawMark } from '@app/illustration/mark'
import { drawWordlessScene, type Scene } from '@app/illustration/scenes'
import sharp from 'sharp'

const OUT = join(import.meta.dirname, '../app/ui/art')
const FIELD = '#15450f'
/** Pixels of a drawing's own unit at 72 dpi. */
const SVG_DENSITY = 72

type Format = 'avif' | 'webp'

async function paint(svg: string, name: string, width: number, viewWidth: number, formats: Format[]) {
	const picture = sharp(Buffer.from(svg), { density: (SVG_DENSITY * width) / viewWidth }).resize(width)
	for (const format of formats) {
		const options = format === 'avif' ? { quality: 40, effort: 8 } : { quality: 74, alphaQuality: 85, effort: 6 }
		await picture
			.clone()
			.toFormat(format, options)
			.toFile(join(OUT, `${name}.${format}`))
	}
}

/** Addresses outside the app's code, such as a notification's icon, know no hash. */
const PUBLIC = join(import.meta.dirname, '../public')

async function paintIcon(svg: string, name: string, size: number, folder = OUT) {
	await sharp(Buffer.from(svg), { density: 300 })
		.resize(size)
		.png({ compressionLevel: 9, palette: true })
		.toFile(join(folder, name))
}

/** A crinkle-cut disc, the plate behind the hero. */
function drawDisc(radius: number, crinkles: number, depth: number): string {
	const steps = crinkles * 8
	const points = Array.from({ length: steps }, (_, step) => {
		const angle = (step / steps) * Math.PI * 2
		const reach = radius - depth + Math.cos(angle * crinkles) * depth
		return `${(radius + Math.cos(angle) * reach).toFixed(1)} ${(radius + Math.sin(angle) * reach).toFixed(1)}`
	})
	const size = radius * 2
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#c8f250" d="M${points.join('L')}Z"/></svg>`
}

/** An .ico file is a small table of contents before PNG pictures. */
function packIcon(pictures: { size: number; png: Buffer }[]): Buffer {
	const header = Buffer.alloc(6 + 16 * pictures.length)
	header.writeUInt16LE(1, 2)
	header.writeUInt16LE(pictures.length, 4)
	let offset = header.length
	pictures.forEach(({ size, png }, index) => {
		const entry = 6 + 16 * index
		header.writeUInt8(size, entry)
		header.writeUInt8(size, entry + 1)
		header.writeUInt16LE(1, entry + 4)
		header.writeUInt16LE(32, entry + 6)
		header.writeUInt32LE(png.length, entry + 8)
		header.writeUInt32LE(offset, entry + 12)
		offset += png.length
	})
	return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

const HERO_WIDTHS = [480, 660, 1080]
const SCENES: Scene[] = [
	'empty-cart',
	'not-found',
	'error',
	'success',
	'welcome',
	'letter',
	'padlock',
	'map',
	'bell',
	'membership',
]
const DISHES: Record<string, Dish> = {
	smash: {
		kind: 'burger',
		layers: ['potato-bun', 'burger-sauce', 'smash-beef', 'american-cheese', 'smash-beef', 'american-cheese', 'onions'],
	},
	jar: { kind: 'pickles', style: 'jar' },
}

await mkdir(OUT, { recursive: true })
await writeFile(join(OUT, 'mark.svg'), drawMark({ size: 32 }))
await writeFile(join(OUT, 'disc.svg'), drawDisc(200, 22, 5))
const hero = drawWordlessScene('hero')
for (const width of HERO_WIDTHS) await paint(hero, `hero-${width}`, width, 800, ['avif', 'webp'])
for (const scene of SCENES) await paint(drawWordlessScene(scene), `scene-${scene}`, 640, 480, ['webp'])
for (const [name, dish] of Object.entries(DISHES)) await paint(drawDish(dish), `dish-${name}`, 560, 400, ['avif'])

const favicons = [16, 32, 48].map(async (size) => {
	const drawn = sharp(Buffer.from(drawMark({ size: 32 })), { density: 300 })
	return {
		size,
		png: await drawn.resize(size).png({ compressionLevel: 9, effort: 10, palette: true, colours: 128 }).toBuffer(),
	}
})
await writeFile(join(PUBLIC, 'favicon.ico'), packIcon(await Promise.all(favicons)))
await paintIcon(drawMark({ size: 512 }), 'icon-192.png', 192)
await paintIcon(drawMark({ size: 512 }), 'icon-512.png', 512)
await paintIcon(drawMark({ size: 512, maskable: true }), 'icon-maskable-512.png', 512)
await paintIcon(drawMark({ size: 512, maskable: true }), 'apple-touch-icon.png', 180)
// One colour on nothing: systems paint themed icons and the status bar from the alpha channel.
await paintIcon(drawMark({ size: 512, monochrome: true }), 'icon-monochrome-512.png', 512)
await mkdir(join(PUBLIC, 'icons'), { recursive: true })
await paintIcon(drawMark({ size: 512 }), 'icon-192.png', 192, join(PUBLIC, 'icons'))
const white = drawMark({ size: 512, monochrome: true }).replace('<svg ', '<svg color="#fff" ')
await paintIcon(white, 'badge-96.png', 96, join(PUBLIC, 'icons'))

const burger = await sharp(Buffer.from(hero), { density: 90 }).resize({ height: 590 }).png().toBuffer()
await sharp({ create: { width: 1200, height: 630, channels: 3, background: FIELD } })
	.composite([{ input: burger, gravity: 'centre' }])
	.jpeg({ quality: 78, mozjpeg: true })
	.toFile(join(OUT, 'share.jpg'))
