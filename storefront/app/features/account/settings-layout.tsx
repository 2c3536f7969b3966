import { t } from '@app/language/current'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import padlock from '../../ui/art/scene-padlock.webp'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAuth } from '../auth/auth-store.ts'
import { SettingsHero } from './settings-hero.tsx'
import { SettingsList } from './settings-nav.tsx'
import { decideSettingsView, signInAddress } from './settings-view.ts'

/**
 * What the pages below /settings stand in: the welcome and the way between them. They are shown to somebody who is
 * signed in, and to nobody else; the server's page, which is the same for everybody, is the skeleton.
 */
export function SettingsLayout({ children }: { children: ReactNode }) {
	const auth = useAuth()
	const location = useLocation()
	const wasSignedIn = useRef(false)
	useEffect(() => {
		if (auth.status === 'authenticated') wasSignedIn.current = true
	}, [auth.status])
	const view = decideSettingsView(auth, wasSignedIn.current)
	// What is said instead is shorter than the page was, and would be above what is seen.
	useEffect(() => {
		if (view === 'signed-out') window.scrollTo({ top: 0, behavior: 'instant' })
	}, [view])

	if (view === 'sign-in') return <Navigate to={signInAddress(location)} replace />
	if (view === 'signed-out') {
		return (
			<div className="py-6" role="status">
				<h1 className="sr-only">{t('Settings')}</h1>
				<EmptyState
					picture={padlock}
					title={t('You are signed out')}
					action={
						<ButtonLink to={signInAddress(location)} size="lg">
							{t('Sign in')}
						</ButtonLink>
					}
				>
					{t('Your session has ended, here or in another tab. Sign in to go on where you were.')}
				</EmptyState>
			</div>
		)
	}
	return (
		<>
			<SettingsHero user={auth.user} />
			<div className="mx-auto grid max-w-5xl grid-cols-1 gap-8 px-4 pt-10 pb-16 md:gap-10 md:px-6 md:pt-14">
				<SettingsList isSignedIn={view === 'page'} />
				{view === 'page' ? children : view === 'unreachable' ? <Unreachable /> : <SettingsSkeleton />}
			</div>
		</>
	)
}

function Unreachable() {
	return (
		<Notice tone="progress">
			{t('We cannot reach the kitchen to ask who you are. We keep trying; you stay signed in meanwhile.')}
		</Notice>
	)
}

function SettingsSkeleton() {
	return (
		<div role="status" aria-label={t('Loading your settings')} className="grid gap-6">
			<Skeleton className="h-9 w-48" />
			<Skeleton className="h-44" />
			<Skeleton className="h-44" />
		</div>
	)
}
