import { t } from '@app/language/current'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import success from '../../../ui/art/scene-success.webp'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useAuth } from '../auth-store.ts'
import { ChangePasswordForm } from '../change-password-form.tsx'
import { Outcome } from './outcome.tsx'
import { withReturn } from './return-link.ts'
import { ScreenHeading } from './screen-heading.tsx'
import { UnreachableNotice } from './unreachable-notice.tsx'

const PATH = '/auth/change-password'

/** /auth/change-password: for customers; a guest signs in first and comes back. */
export function ChangePasswordScreen() {
	const { status, isUnreachable } = useAuth()
	const [isDone, setDone] = useState(false)
	const navigate = useNavigate()
	const isGuest = status === 'unauthenticated' && !isUnreachable
	useEffect(() => {
		if (isGuest) void navigate(withReturn('/auth/login', PATH), { replace: true })
	}, [isGuest, navigate])

	if (isDone) {
		return (
			<Outcome
				picture={success}
				title={t('Password changed')}
				takesFocus
				actions={
					<ButtonLink to="/settings" size="lg">
						{t('Back to your settings')}
					</ButtonLink>
				}
			>
				<p>{t('You stay signed in here. Every other device has to sign in again.')}</p>
			</Outcome>
		)
	}
	return (
		<>
			<ScreenHeading title={t('Change your password')} />
			{isUnreachable && <UnreachableNotice />}
			{status === 'authenticated' ? <ChangePasswordForm onDone={() => setDone(true)} /> : <FormSkeleton />}
			<p className="text-center text-soft">
				<TextLink to="/settings">{t('Back to your settings')}</TextLink>
			</p>
		</>
	)
}

function FormSkeleton() {
	return (
		<div role="status" aria-label={t('Loading')} className="grid gap-5">
			<Skeleton className="h-19" />
			<Skeleton className="h-30" />
			<Skeleton className="h-14" />
		</div>
	)
}
