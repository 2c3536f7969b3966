import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawDish } from '@app/illustration/draw'
import sharp from 'sharp'
import { PRODUCTS } from '../seed/menu/menu.ts'
import type { ProductSeed } from '../seed/menu/product-seed.ts'

/** Pictures that are rendered at once: rendering is work for the processor, and a developer's machine has few. */
const CONCURRENCY = 2
/** The drawing is 400 by 400; twice that serves a product sheet on a sharp screen. */
const SIZE = 800
const DENSITY = 144
const QUALITY = 80

export interface Picture {
	product: ProductSeed
	bytes: Buffer
}

async function render(svg: string): Promise<Buffer> {
	return await sharp(Buffer.from(svg), { density: DENSITY })
		.resize(SIZE, SIZE)
		.webp({ quality: QUALITY, alphaQuality: QUALITY })
		.toBuffer()
}

/** A picture from the cache, where its name is the drawing's own digest, or freshly rendered into it. */
async function cachedRender(svg: string, cacheDir: string): Promise<Buffer> {
	const digest = createHash('sha256').update(`${SIZE} ${QUALITY}\n${svg}`).digest('hex').slice(0, 32)
	const file = join(cacheDir, `${digest}.webp`)
	try {
		return await readFile(file)
	} catch {
		const bytes = await render(svg)
		// Renamed into place: another instance may share the cache and read at any moment.
		const growing = `${file}.${process.pid}`
		await writeFile(growing, bytes)
		await rename(growing, file)
		return bytes
	}
}

/** The illustration of every product of the seed as WebP. */
export async function renderPictures(cacheDir: string): Promise<Picture[]> {
	await mkdir(cacheDir, { recursive: true })
	const pictures: Picture[] = []
	const waiting = [...PRODUCTS]
	const work = async () => {
		for (let product = waiting.shift(); product; product = waiting.shift()) {
			pictures.push({ product, bytes: await cachedRender(drawDish(product.dish), cacheDir) })
		}
	}
	await Promise.all(Array.from({ length: CONCURRENCY }, work))
	return pictures
}
