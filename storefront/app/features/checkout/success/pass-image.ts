import type { PickupPass } from '@app/contract/records'
import { t } from '@app/language/current'
import { BRAND } from '../../../brand.ts'
import { qrPath } from './qr-code.tsx'

const WIDTH = 1080
const HEIGHT = 1560
const MARGIN = 90
const QR = 560

/**
 * The pass as a picture for the phone's gallery or a printer: it needs no network and no app. Colours are those of
 * `like`.
 */
export async function drawPassImage(pass: PickupPass, like: HTMLElement): Promise<Blob> {
	const canvas = document.createElement('canvas')
	canvas.width = WIDTH
	canvas.height = HEIGHT
	const pen = canvas.getContext('2d')
	if (!pen) throw new Error('This browser draws no pictures.')
	const { backgroundColor, color } = getComputedStyle(like)
	const write = (text: string, y: number, size: number, font: 'display' | 'text' = 'text') => {
		const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${font}`)
		pen.font = `${font === 'display' ? 780 : 600} ${size}px ${family || 'sans-serif'}`
		pen.fillText(text, WIDTH / 2, y, WIDTH - 2 * MARGIN)
	}
	pen.fillStyle = backgroundColor
	pen.fillRect(0, 0, WIDTH, HEIGHT)
	pen.fillStyle = color
	pen.textAlign = 'center'
	write(BRAND.name, 150, 64, 'display')
	write(t('Pickup pass'), 225, 40)
	write(pass.reference, 400, 170, 'display')
	drawQr(pen, pass.reference, (WIDTH - QR) / 2, 480)
	pen.fillStyle = color
	if (pass.ready) write(t('Ready at about {time}', { time: pass.ready }), 1170, 58, 'display')
	write(pass.branch, 1280, 50)
	write(pass.address, 1345, 38)
	write(t('Say the reference at the counter.'), 1460, 36)
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png')
	})
}

function drawQr(pen: CanvasRenderingContext2D, text: string, x: number, y: number): void {
	const { path, size } = qrPath(text)
	pen.save()
	pen.translate(x, y)
	pen.fillStyle = '#fff'
	pen.beginPath()
	pen.roundRect(0, 0, QR, QR, 36)
	pen.fill()
	pen.scale(QR / size, QR / size)
	pen.fillStyle = '#000'
	pen.fill(new Path2D(path))
	pen.restore()
}
