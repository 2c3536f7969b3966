import { useEffect, useState } from 'react'
import { now as readClock } from '../../platform/clock.ts'

const TICK_MS = 60_000

/** The time, told anew each minute. It starts with the time of the server's rendering, so that hydration shows the same texts. */
export function useNow(renderedAt: number): number {
	const [now, setNow] = useState(renderedAt)
	useEffect(() => {
		const tell = () => setNow(readClock())
		tell()
		const timer = setInterval(tell, TICK_MS)
		return () => clearInterval(timer)
	}, [])
	return now
}
