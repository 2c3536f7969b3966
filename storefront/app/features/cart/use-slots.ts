import type { Branch, Slots } from '@app/contract/menu'
import { useEffect, useState } from 'react'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { loadSlots } from './pickup.ts'
import { readHeldTime } from './read-held-time.ts'

export type SlotsState =
	| { kind: 'loading' }
	| { kind: 'failed' }
	| { kind: 'loaded'; slots: Slots['slots']; held: string | null }

const LOADING: SlotsState = { kind: 'loading' }

/**
 * The pickup times of a branch's day, fetched again with every refresh of the branch (each minute, on focus, on
 * events) and by `retry`. Times that are shown stay until newer ones are there. A null day asks for nothing.
 */
export function useSlots(branch: Branch, day: string | null): { state: SlotsState; retry: () => void } {
	const { cms } = useSite()
	const [known, setKnown] = useState<{ day: string; state: SlotsState } | null>(null)
	const [attempt, setAttempt] = useState(0)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
	useEffect(() => {
		if (day === null) return
		const stop = new AbortController()
		const load = async () => {
			const { slots } = await loadSlots(cms, String(branch.id), day, stop.signal)
			const held = slots.some(({ available }) => !available) ? await readHeldTime(cms, stop.signal) : null
			if (!stop.signal.aborted) setKnown({ day, state: { kind: 'loaded', slots, held } })
		}
		load().catch(() => {
			if (stop.signal.aborted) return
			setKnown((old) => (old?.day === day && old.state.kind === 'loaded' ? old : { day, state: { kind: 'failed' } }))
		})
		return () => stop.abort()
	}, [cms, branch, day, attempt])
	const retry = () => {
		setKnown((old) => (old?.state.kind === 'failed' ? null : old))
		setAttempt((count) => count + 1)
	}
	return { state: known !== null && known.day === day ? known.state : LOADING, retry }
}
