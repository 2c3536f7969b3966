import { ONBOARDING_ADVANCE_MS } from '@app/contract/constants'
import { useEffect, useRef } from 'react'

/** Goes on by itself 1.5 s after `ready`, unless the step is left before. */
export function useAdvance(ready: boolean, goOn: () => void): void {
	const latest = useRef(goOn)
	useEffect(() => {
		latest.current = goOn
	})
	useEffect(() => {
		if (!ready) return
		const timer = setTimeout(() => latest.current(), ONBOARDING_ADVANCE_MS)
		return () => clearTimeout(timer)
	}, [ready])
}
