import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { now } from '../../../lib/timing/clock.ts'
import type { CmsHealth } from './health-report.ts'
import { readHealth } from './read-health.ts'

/** While the page is open and visible, the CMS is looked at this often. */
const INTERVAL_MS = 30_000

/** The CMS as this browser reaches it; null until the first look is back. */
export function useHealth(): { health: CmsHealth | null; isChecking: boolean; check: () => Promise<void> } {
	const { cms } = useSite()
	const [health, setHealth] = useState<CmsHealth | null>(null)
	const [isChecking, setChecking] = useState(false)
	const isMounted = useRef(true)

	const check = useCallback(async () => {
		setChecking(true)
		const next = isConfigured(cms.address)
			? await readHealth((path) => cms.get(path, v.unknown(), { isPublic: true }))
			: ({ word: 'unconfigured', tech: null, durationMs: null, checkedAt: now() } satisfies CmsHealth)
		if (!isMounted.current) return
		setHealth(next)
		setChecking(false)
	}, [cms])

	useEffect(() => {
		isMounted.current = true
		const look = () => document.visibilityState === 'visible' && void check()
		look()
		const timer = setInterval(look, INTERVAL_MS)
		window.addEventListener('online', look)
		window.addEventListener('offline', look)
		return () => {
			isMounted.current = false
			clearInterval(timer)
			window.removeEventListener('online', look)
			window.removeEventListener('offline', look)
		}
	}, [check])

	return { health, isChecking, check }
}

function isConfigured(address: () => string): boolean {
	try {
		return address() !== ''
	} catch {
		return false
	}
}
