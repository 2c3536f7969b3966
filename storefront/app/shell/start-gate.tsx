import { LOADER_ROTATION_MS } from '@app/contract/constants'
import { LIVE_MESSAGE } from '@app/domain/startup'
import { type ReactNode, useEffect, useState } from 'react'
import type { ShopStatus } from '../server/page-context.server.ts'
import mark from '../ui/art/mark.svg'
import { Button } from '../ui/button.tsx'
import { LOADER_MESSAGES } from './loader-messages.ts'
import { useStartChecks } from './use-start-checks.ts'
import { useStartup } from './use-startup.ts'

/**
 * The app shell's three faces (section 2): the loader lies over the server's page until the app is live, an outage takes its place,
 * and otherwise there is the page. The page is always there beneath: for search engines, for the first paint, without scripts.
 */
export function StartGate({ status, children }: { status: ShopStatus; children: ReactNode }) {
	const { state, isRepeated, retry } = useStartup(status, useStartChecks())
	const isOut = state.step === 'outage'
	return (
		<>
			{state.step !== 'ready' && (
				<div className="start-gate" data-outage={isOut || undefined}>
					<img src={mark} alt="" width="120" height="120" className="start-mark size-30" />
					{isOut ? (
						<div role="alert" className="grid justify-items-center gap-6">
							<p className="max-w-[18ch] font-display text-[clamp(2rem,7vw,3.5rem)] leading-none">{state.message}</p>
							<Button look="lime" size="lg" onClick={retry} autoFocus={isRepeated}>
								Retry
							</Button>
						</div>
					) : (
						<LoaderMessage live={state.step === 'live'} />
					)}
				</div>
			)}
			<div inert={isOut}>{children}</div>
		</>
	)
}

function LoaderMessage({ live }: { live: boolean }) {
	const [index, setIndex] = useState(0)
	useEffect(() => {
		const timer = setInterval(() => setIndex((now) => (now + 1) % LOADER_MESSAGES.length), LOADER_ROTATION_MS)
		return () => clearInterval(timer)
	}, [])
	return (
		<p role="status" className="grid min-h-[2.4em] max-w-[20ch] place-items-center font-display text-2xl">
			{live ? LIVE_MESSAGE : LOADER_MESSAGES[index]}
		</p>
	)
}
