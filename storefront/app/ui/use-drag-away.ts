import { type PointerEvent, type RefObject, useRef } from 'react'

/** Dragged further than this, or faster, a sheet goes away. */
const FAR_PX = 120
const FAST_PX_PER_MS = 0.6

/**
 * Lets a finger pull a sheet down by a handle: spread the result on the handle. `onAway` is called when it was pulled
 * far or fast.
 */
export function useDragAway(sheet: RefObject<HTMLElement | null>, onAway: () => void) {
	const start = useRef<{ y: number; at: number } | null>(null)

	const move = (offset: number) => {
		if (!sheet.current) return
		sheet.current.style.transition = start.current ? 'none' : ''
		sheet.current.style.translate = offset > 0 ? `0 ${offset}px` : ''
	}
	const end = (event: PointerEvent) => {
		const from = start.current
		if (!from) return
		start.current = null
		const distance = event.clientY - from.y
		const speed = distance / Math.max(1, event.timeStamp - from.at)
		move(0)
		if (event.type === 'pointerup' && (distance > FAR_PX || (speed > FAST_PX_PER_MS && distance > 24))) onAway()
	}
	return {
		onPointerDown(event: PointerEvent) {
			if (event.pointerType === 'mouse' || (event.target as Element).closest('button, a')) return
			start.current = { y: event.clientY, at: event.timeStamp }
			event.currentTarget.setPointerCapture(event.pointerId)
		},
		onPointerMove(event: PointerEvent) {
			if (start.current) move(event.clientY - start.current.y)
		},
		onPointerUp: end,
		onPointerCancel: end,
	}
}
