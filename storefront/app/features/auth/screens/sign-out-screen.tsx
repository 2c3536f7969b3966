import { t } from '@app/language/current'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { loadSession } from '../auth-store.ts'
import { ScreenHeading } from './screen-heading.tsx'
import { useHydrated } from './use-hydrated.ts'

/**
 * /auth/logout. Signs out at once when the customer came here by themselves, and asks first when another site sent
 * them: no link out there shall be able to sign anybody out.
 */
export function SignOutScreen({ isOwnWish }: { isOwnWish: boolean }) {
	const navigate = useNavigate()
	const isHydrated = useHydrated()
	const [isLeaving, setLeaving] = useState(isOwnWish)
	const hasLeft = useRef(false)

	const leave = useCallback(async () => {
		if (hasLeft.current) return
		hasLeft.current = true
		setLeaving(true)
		const session = await loadSession()
		await session.signOut()
		await navigate('/auth/login', { replace: true, state: { notice: t('You are signed out. See you soon!') } })
	}, [navigate])

	useEffect(() => {
		if (isOwnWish) void leave()
	}, [isOwnWish, leave])

	return (
		<>
			<ScreenHeading title={isLeaving ? t('Signing you out…') : t('Leaving already?')}>
				{isLeaving ? (
					<p role="status" className="flex items-center gap-3">
						<Spinner />
						{t('One moment.')}
					</p>
				) : (
					<p>{t('Your cart stays here. Your coupons wait until you are back.')}</p>
				)}
			</ScreenHeading>
			<div className="grid gap-3">
				<Button size="lg" wide busy={isLeaving} disabled={!isHydrated} onClick={leave}>
					{t('Sign out')}
				</Button>
				<ButtonLink to="/" variant="quiet" size="lg" wide>
					{t('Stay signed in')}
				</ButtonLink>
			</div>
		</>
	)
}
