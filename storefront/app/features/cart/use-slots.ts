import type { Slots } from '@app/contract/menu'
import { useEffect, useState } from 'react'
import { useSite } from '../../platform/site-context.tsx'
import { loadSlots } from './pickup.ts'

export type SlotsState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; slots: Slots['slots'] }

/** The pickup times of a branch's day; `retry` asks again. A null day asks for nothing. */
export function useSlots(branchId: string, day: string | null): { state: SlotsState; retry: () => void } {
	const { cms } = useSite()
	const [state, setState] = useState<SlotsState>({ kind: 'loading' })
	const [attempt, setAttempt] = useState(0)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
	useEffect(() => {
		if (day === null) return
		const stop = new AbortController()
		setState({ kind: 'loading' })
		loadSlots(cms, branchId, day, stop.signal)
			.then(({ slots }) => setState({ kind: 'loaded', slots }))
			.catch(() => {
				if (!stop.signal.aborted) setState({ kind: 'failed' })
			})
		return () => stop.abort()
	}, [cms, branchId, day, attempt])
	return { state, retry: () => setAttempt((count) => count + 1) }
}
