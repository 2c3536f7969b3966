import type { Product } from '@app/contract/menu'
import { useEffect, useState } from 'react'
import { log } from '../../lib/log.ts'

type Dish = NonNullable<Product['illustration']>

/**
 * Address of a picture that is drawn in the browser, null until it is there. The drawing code comes with the first
 * picture, and the last one stays until the next is ready to be shown, so nothing flickers.
 */
export function useDrawnDish(dish: Dish | null): string | null {
	const [url, setUrl] = useState<string | null>(null)
	const recipe = dish && JSON.stringify(dish)
	useEffect(() => {
		if (recipe === null) {
			setUrl(null)
			return
		}
		let isCurrent = true
		let drawn: string | null = null
		const show = async () => {
			const { drawDish } = await import('@app/illustration/draw')
			if (!isCurrent) return
			drawn = URL.createObjectURL(new Blob([drawDish(JSON.parse(recipe))], { type: 'image/svg+xml' }))
			const picture = new Image()
			picture.src = drawn
			await picture.decode()
			if (isCurrent) setUrl(drawn)
		}
		show().catch((error) => log('info', 'A dish could not be drawn.', error))
		return () => {
			isCurrent = false
			const old = drawn
			// The next picture takes over first.
			if (old) setTimeout(() => URL.revokeObjectURL(old), RELEASE_MS)
		}
	}, [recipe])
	return dish && url
}

const RELEASE_MS = 2_000
