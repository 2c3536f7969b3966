import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { setOverlay } from '../../../lib/rendering/overlay.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { OnboardingBoundary } from './onboarding-boundary.tsx'
import { openDoors } from './onboarding-doors.ts'
import { OnboardingOverlay } from './onboarding-overlay.tsx'
import { createOnboardingRun } from './onboarding-run.ts'

/** The welcome of a new customer in the installed app, as long as there is any; nothing otherwise. */
export function OnboardingHost() {
	const { cms } = useSite()
	const navigate = useNavigate()
	const [run] = useState(() => createOnboardingRun(openDoors(cms, (path) => void navigate(path))))
	const view = useStore(run.view)
	const { phase } = view

	useEffect(() => void run.start(), [run])
	useEffect(() => {
		if (phase !== 'deciding') setOverlay(phase)
	}, [phase])
	useEffect(() => () => setOverlay('closed'), [])
	useEffect(() => {
		const catchUp = () => document.visibilityState === 'visible' && void run.catchUp()
		window.addEventListener('focus', catchUp)
		document.addEventListener('visibilitychange', catchUp)
		return () => {
			window.removeEventListener('focus', catchUp)
			document.removeEventListener('visibilitychange', catchUp)
		}
	}, [run])

	if (view.phase !== 'open') return null
	return (
		<OnboardingBoundary onError={run.giveUp}>
			<OnboardingOverlay
				session={view.session}
				notice={view.notice}
				leftForMs={view.leftForMs}
				onMove={run.move}
				onComplete={() => void run.complete()}
			/>
		</OnboardingBoundary>
	)
}
