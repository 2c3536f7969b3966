import { useEffect, useState } from 'react'
import { now as readClock } from '../timing/clock.ts'

const TICK_MS = 60_000

/**
 * The time, read again at the start of each minute and whenever the page is shown. It starts with the time of the
 * server's rendering, so that hydration shows the same texts.
 */
export function useNow(renderedAt: number): number {
	const [now, setNow] = useState(renderedAt)
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>
		const tell = () => {
			clearTimeout(timer)
			const at = readClock()
			setNow(at)
			timer = setTimeout(tell, TICK_MS - (at % TICK_MS))
		}
		tell()
		// A hidden or thawed page's timers are late.
		document.addEventListener('visibilitychange', tell)
		window.addEventListener('pageshow', tell)
		return () => {
			clearTimeout(timer)
			document.removeEventListener('visibilitychange', tell)
			window.removeEventListener('pageshow', tell)
		}
	}, [])
	return now
}
