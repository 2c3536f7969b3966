import { t } from '@app/language/current'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useBannerClearance } from '../lib/analytics/consent.ts'
import { dismissToast, type Toast, type ToastTone, useAnnouncement, useToasts } from '../lib/rendering/toast.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'

const TONES: Record<ToastTone, { className: string; icon: IconName }> = {
	green: { className: 'bg-primary text-on-primary', icon: 'check' },
	red: { className: 'bg-ketchup text-on-ketchup', icon: 'alert' },
	yellow: { className: 'bg-mustard text-on-mustard', icon: 'clock' },
	neutral: { className: 'bg-ink text-page', icon: 'info' },
}

/**
 * Messages that come and go, and a place where announcements are read out. Both regions exist before their first
 * message.
 */
export function Toasts() {
	const toasts = useToasts()
	const announcement = useAnnouncement()
	return (
		<>
			<p role="status" className="sr-only">
				{announcement}
			</p>
			<div role="status" aria-label={t('Messages')} className="toasts" style={useBannerClearance()}>
				{toasts.map((toast) => (
					<ToastCard key={toast.id} toast={toast} />
				))}
			</div>
		</>
	)
}

function ToastCard({ toast }: { toast: Toast }) {
	const { id, tone, title, message, action } = toast
	const [held, setHeld] = useState(false)
	const cameFrom = useRef<EventTarget | null>(null)
	useTimeLeft(toast.durationMs, held, () => dismissToast(id))
	const leave = ({ currentTarget }: MouseEvent, run?: () => void) => {
		// Of a finger nobody would know where it came from, and a field would open its keyboard.
		const isByKeyboard = currentTarget.matches(':focus-visible')
		run?.()
		dismissToast(id)
		if (isByKeyboard) requestAnimationFrame(() => giveFocusBack(cameFrom.current))
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: resting on a message only keeps it.
		<div
			className={classNames(
				'toast pointer-events-auto flex items-center gap-3 rounded-control p-2 pl-4 shadow-raised',
				TONES[tone].className,
			)}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={({ currentTarget, relatedTarget }) => {
				setHeld(true)
				if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
			}}
			onBlur={() => setHeld(false)}
		>
			<Icon name={TONES[tone].icon} className="size-5 max-[359px]:hidden" />
			<div className="min-w-0 flex-1 py-1.5">
				<p className="font-semibold">{title}</p>
				{message && <p className="text-sm">{message}</p>}
			</div>
			{action && (
				<button
					type="button"
					className="press min-h-11 rounded-full px-3 font-bold underline underline-offset-4"
					onClick={(event) => leave(event, action.run)}
				>
					{action.label}
				</button>
			)}
			<IconButton icon="close" label={t('Dismiss')} onClick={leave} />
		</div>
	)
}

/** To where somebody came to a message from, or to the page where that has gone as well. */
function giveFocusBack(place: EventTarget | null) {
	if (document.activeElement !== document.body) return
	const target = place instanceof HTMLElement && place.isConnected ? place : document.querySelector('main')
	target?.focus({ preventScroll: true })
}

/** Calls `onEnd` after the time; while `held`, time stands still. */
function useTimeLeft(durationMs: number, held: boolean, onEnd: () => void) {
	const left = useRef(durationMs)
	const end = useRef(onEnd)
	end.current = onEnd
	useEffect(() => {
		if (held) return
		const since = performance.now()
		const timer = setTimeout(() => end.current(), left.current)
		return () => {
			clearTimeout(timer)
			left.current -= performance.now() - since
		}
	}, [held])
}
