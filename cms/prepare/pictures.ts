import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Pictures that are rendered at once: rendering is work for the processor, and a developer's machine has few. */
const CONCURRENCY = 2
const QUALITY = 80
/** Dots per inch at which a drawing has its own size. */
const DENSITY = 72

/** A drawing and the size of its picture, in pixels. */
export interface Drawing {
	size: readonly [width: number, height: number]
	/** An SVG document in the same proportions. */
	draw(): string
}

async function render(svg: string, [width, height]: Drawing['size']): Promise<Buffer> {
	const own = Number(svg.match(/viewBox="0 0 (\d+)/)?.[1] ?? width)
	return await sharp(Buffer.from(svg), { density: (DENSITY * width) / own })
		.resize(width, height)
		.webp({ quality: QUALITY, alphaQuality: QUALITY })
		.toBuffer()
}

/** A picture from the cache, where its name is the drawing's own digest, or freshly rendered into it. */
async function cachedRender(svg: string, size: Drawing['size'], cacheDir: string): Promise<Buffer> {
	const digest = createHash('sha256').update(`${size} ${QUALITY}\n${svg}`).digest('hex').slice(0, 32)
	const file = join(cacheDir, `${digest}.webp`)
	try {
		return await readFile(file)
	} catch {
		const bytes = await render(svg, size)
		// Renamed into place: another instance may share the cache and read at any moment.
		const growing = `${file}.${process.pid}`
		await writeFile(growing, bytes)
		await rename(growing, file)
		return bytes
	}
}

/** Drawings with their pictures as WebP, in their order. */
export async function renderPictures<T extends Drawing>(
	drawings: readonly T[],
	cacheDir: string,
): Promise<(T & { bytes: Buffer })[]> {
	await mkdir(cacheDir, { recursive: true })
	const pictures: (T & { bytes: Buffer })[] = []
	const waiting = [...drawings.entries()]
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [index, drawing] = next
			pictures[index] = { ...drawing, bytes: await cachedRender(drawing.draw(), drawing.size, cacheDir) }
		}
	}
	await Promise.all(Array.from({ length: CONCURRENCY }, work))
	return pictures
}
