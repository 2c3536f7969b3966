import type { PushModal } from '@app/contract/push'
import { PushDeclinedSchema, STORAGE_KEYS } from '@app/contract/records'
import { mayAskAgain } from '@app/domain/device/push-texts'
import { useEffect, useRef } from 'react'
import { whenOverlayCloses } from '../../../lib/rendering/overlay.ts'
import { readRecord } from '../../../lib/storage/storage.ts'
import { now } from '../../../lib/timing/clock.ts'

/** Somebody who has just paid looks at the result first. */
const SETTLE_MS = 2_500

/** Resolves as soon as nothing of the element is on the screen, or it is gone; at once where there is none. */
function whenOutOfView(selector: string): Promise<void> {
	return new Promise((resolve) => {
		const element = document.querySelector(selector)
		if (!element) return resolve()
		const observer = new IntersectionObserver((entries) => {
			if (entries.at(-1)?.isIntersecting) return
			observer.disconnect()
			resolve()
		})
		observer.observe(element)
	})
}

/**
 * Asks once in the life of the page, where there is something to ask, nothing else asks, no pickup pass is on the
 * screen, and NOT NOW was not said lately.
 */
export function useOffer(modal: PushModal | null, ask: () => void): void {
	const isDone = useRef(false)
	// biome-ignore lint/correctness/useExhaustiveDependencies: what asking means is the same every time.
	useEffect(() => {
		if (modal === null || isDone.current) return
		let isGone = false
		const timer = setTimeout(async () => {
			await whenOverlayCloses()
			await whenOutOfView('[data-pickup-pass]')
			const isQuiet = document.querySelector('dialog[open]') === null && document.visibilityState === 'visible'
			if (isGone || !isQuiet || !mayAskAgain(readRecord(STORAGE_KEYS.pushDeclined, PushDeclinedSchema), now())) return
			isDone.current = true
			ask()
		}, SETTLE_MS)
		return () => {
			isGone = true
			clearTimeout(timer)
		}
	}, [modal])
}
