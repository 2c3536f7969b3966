import { LIVE_MESSAGE } from '@app/domain/device/startup'
import { t } from '@app/language/current'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { CartNotice } from '../features/branch/cart-notice.tsx'
import type { ShopStatus } from '../server/page-context.server.ts'
import mark from '../ui/art/mark.svg'
import fallen from '../ui/art/scene-error.webp'
import { Button } from '../ui/button.tsx'
import { loaderMessagesHtml } from './loader-messages.ts'
import { useDeviceNotes } from './use-device-notes.ts'
import { useStartChecks } from './use-start-checks.ts'
import { useStartup } from './use-startup.ts'
import { Welcome } from './welcome.tsx'

/** The outage screen stands without it where its code does not load. */
const OutageLog = lazy<ComponentType<{ path: string }>>(() =>
	import('./outage-log.tsx').then(
		(module) => ({ default: module.OutageLog }),
		() => ({ default: () => null }),
	),
)

/**
 * The app shell's three faces (section 2): the loader lies over the server's page until the app is live, an outage
 * takes its place, and otherwise there is the page. The page is always there beneath: for search engines, for the
 * first paint, without scripts.
 */
export function StartGate({ status, children }: { status: ShopStatus; children: ReactNode }) {
	const { state, isRepeated, retry } = useStartup(status, useStartChecks())
	const { pathname } = useLocation()
	const isOut = state.step === 'outage'
	useDeviceNotes(state.step === 'ready')
	return (
		<>
			{state.step !== 'ready' && (
				<div className="start-gate" data-outage={isOut || undefined} data-live={state.step === 'live' || undefined}>
					{isOut ? (
						<img src={fallen} alt="" width="640" height="480" className="h-auto w-[min(20rem,70vw)]" />
					) : (
						<img src={mark} alt="" width="120" height="120" className="start-mark size-30" />
					)}
					{isOut ? (
						<div role="alert" className="grid justify-items-center gap-6">
							<p className="max-w-[18ch] font-display text-[clamp(2rem,7vw,3.5rem)] leading-none">{t(state.message)}</p>
							<Button variant="lime" size="lg" onClick={retry} autoFocus={isRepeated}>
								{t('Retry')}
							</Button>
						</div>
					) : (
						<LoaderMessage live={state.step === 'live'} />
					)}
					{isOut && (
						<Suspense>
							<OutageLog path={pathname} />
						</Suspense>
					)}
				</div>
			)}
			<div inert={isOut}>{children}</div>
			{state.step === 'ready' && <CartNotice />}
			<Welcome isLive={state.step === 'ready'} />
		</>
	)
}

/** The loader's messages as the server wrote them into this page: the browser's code does not hold them again. */
const writtenMessages = import.meta.env.SSR ? '' : (document.querySelector('.loader-messages')?.innerHTML ?? '')

function LoaderMessage({ live }: { live: boolean }) {
	const messages = import.meta.env.SSR ? loaderMessagesHtml() : writtenMessages
	return (
		<p role="status" className="min-h-[2.4em] w-full max-w-[20ch] font-display text-2xl">
			{live ? (
				<span className="block">{t(LIVE_MESSAGE)}</span>
			) : (
				<span
					className="loader-messages"
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours.
					dangerouslySetInnerHTML={{ __html: messages }}
				/>
			)}
		</p>
	)
}
