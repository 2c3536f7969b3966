import type { PushModal } from '@app/contract/push'
import { PushDeclinedSchema, STORAGE_KEYS } from '@app/contract/records'
import { mayAskAgain } from '@app/domain/push-texts'
import { useEffect, useRef } from 'react'
import { now } from '../../platform/clock.ts'
import { whenOverlayCloses } from '../../platform/overlay.ts'
import { readRecord } from '../../platform/storage.ts'

/** Somebody who has just paid looks at the result first. */
const SETTLE_MS = 2_500

/** Asks once in the life of the page, where there is something to ask, nothing else asks, and NOT NOW was not said lately. */
export function useOffer(modal: PushModal | null, ask: () => void): void {
	const isDone = useRef(false)
	// biome-ignore lint/correctness/useExhaustiveDependencies: what asking means is the same every time.
	useEffect(() => {
		if (modal === null || isDone.current) return
		let isGone = false
		const timer = setTimeout(async () => {
			await whenOverlayCloses()
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
