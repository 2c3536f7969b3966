import { sizeForCrop, sizeToSend } from './avatar-picture.ts'

/** A picture that was opened for cropping, upright. `close` lets its memory go. */
export interface OpenPicture {
	/** Address for an `<img>`. */
	url: string
	canvas: HTMLCanvasElement
	close: () => void
}

const QUALITY = 0.85

/**
 * Opens a picture file at a size for cropping, turned as its camera was held (EXIF). Whatever else the file carries,
 * such as the place where it was taken, is left behind. @throws when the browser cannot read it.
 */
export async function openPicture(file: Blob): Promise<OpenPicture> {
	const source = URL.createObjectURL(file)
	try {
		// An element and not createImageBitmap: of the two, every browser turns this one as the camera was held.
		const image = new Image()
		image.src = source
		await image.decode()
		const whole = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight }
		const { width, height } = sizeForCrop(whole)
		const canvas = draw(image, whole, width, height)
		const url = URL.createObjectURL(await toBlob(canvas))
		return { url, canvas, close: () => URL.revokeObjectURL(url) }
	} finally {
		URL.revokeObjectURL(source)
	}
}

interface Area {
	x: number
	y: number
	width: number
	height: number
}

/**
 * The square of a picture that was chosen, small enough to be sent: WebP, or JPEG from browsers that cannot write it.
 */
export function cropPicture({ canvas }: OpenPicture, area: Area): Promise<Blob> {
	const side = sizeToSend(area)
	return toBlob(draw(canvas, area, side, side))
}

function draw(source: CanvasImageSource, area: Area, width: number, height: number): HTMLCanvasElement {
	const canvas = document.createElement('canvas')
	canvas.width = width
	canvas.height = height
	const context = canvas.getContext('2d')
	if (!context) throw new Error('There is no room to draw in.')
	// JPEG knows no transparency: it would turn black.
	context.fillStyle = '#ffffff'
	context.fillRect(0, 0, width, height)
	context.imageSmoothingQuality = 'high'
	context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height)
	return canvas
}

async function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
	const write = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
	const webp = await write('image/webp')
	// Browsers that cannot write WebP answer with a PNG, many times larger.
	const blob = webp?.type === 'image/webp' ? webp : await write('image/jpeg')
	if (!blob) throw new Error('The picture could not be written.')
	return blob
}
