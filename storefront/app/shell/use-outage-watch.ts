import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { log } from '../lib/log.ts'
import { useSite } from '../lib/rendering/site-context.tsx'
import { pauseUntilWoken } from '../lib/timing/pause.ts'
import type { ShopStatus } from '../server/page-context.server.ts'

/**
 * Checks the shop while the outage screen shows, and calls `lift` once the shop answers and the page's data is
 * readable. `status`: the status word of the page's data, which is renewed when the shop answers.
 */
export function useOutageWatch(isOut: boolean, status: ShopStatus, lift: () => void): void {
	const { cms } = useSite()
	const { revalidate } = useRevalidator()
	const [isAnswered, setAnswered] = useState(false)
	const renew = useRef(revalidate)
	renew.current = revalidate

	useEffect(() => {
		setAnswered(false)
		if (!isOut) return
		const stop = new AbortController()
		const onAnswer = async () => {
			await renew.current()
			if (!stop.signal.aborted) setAnswered(true)
		}
		import('./watch-outage.ts')
			.then(({ watchOutage }) =>
				watchOutage({ cms, signal: stop.signal, random: Math.random, pause: pauseUntilWoken, onAnswer }),
			)
			.catch((error) => log('info', 'The outage is not checked.', error))
		return () => stop.abort()
	}, [cms, isOut])

	const isOver = isOut && isAnswered && (status === 'up' || status === 'degraded')
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each outage that is over.
	useEffect(() => {
		if (isOver) lift()
	}, [isOver])
}
