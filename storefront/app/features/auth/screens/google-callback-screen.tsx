import type { User } from '@app/contract/account'
import { TAB_KEYS } from '@app/contract/records'
import { ACCOUNT_TEXTS } from '@app/domain/auth/account-texts'
import { beganGoogleSignIn } from '@app/domain/auth/auth-start'
import { decideReturnPath } from '@app/domain/auth/return-path'
import { known, t } from '@app/language/current'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { track } from '../../../lib/analytics/analytics.ts'
import { takeParameters } from '../../../lib/rendering/address.ts'
import { readTab, writeTab } from '../../../lib/storage/tab-storage.ts'
import { now } from '../../../lib/timing/clock.ts'
import fallen from '../../../ui/art/scene-error.webp'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { loadSession } from '../auth-store.ts'
import { failureOf } from './form-failure.ts'
import { greet } from './greet.ts'
import { Outcome } from './outcome.tsx'
import { guestPath, HOME_OF_CUSTOMERS, withReturn } from './return-link.ts'
import { ScreenHeading } from './screen-heading.tsx'

/** Asked where this tab began no sign-in. */
interface Question {
	name: string
	answer: (isWanted: boolean) => void
}

/** /auth/google-callback: finishes what was begun at Google, and goes on to where the customer came from. */
export function GoogleCallbackScreen() {
	const navigate = useNavigate()
	const [failure, setFailure] = useState<string | null>(null)
	const [returnTo, setReturnTo] = useState<string | null>(null)
	const [question, setQuestion] = useState<Question | null>(null)
	const hasBegun = useRef(false)

	useEffect(() => {
		if (hasBegun.current) return
		hasBegun.current = true
		const address = takeParameters()
		const kept = decideReturnPath(readTab(TAB_KEYS.returnPath, v.string()), '') || null
		setReturnTo(kept)
		writeTab(TAB_KEYS.returnPath, null)
		const isOwn = beganGoogleSignIn(readTab(TAB_KEYS.googleStartedAt, v.number()), now())
		writeTab(TAB_KEYS.googleStartedAt, null)
		const ask = (user: User) =>
			new Promise<boolean>((resolve) => {
				setQuestion({
					name: [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email || '',
					answer(isWanted) {
						setQuestion(null)
						resolve(isWanted)
					},
				})
			})
		loadSession()
			.then((session) => session.completeGoogleSignIn(address, isOwn ? undefined : ask))
			.then((user) => {
				if (!user) return navigate('/', { replace: true })
				track({ name: 'login', params: { method: 'google' } })
				const target = kept ?? HOME_OF_CUSTOMERS
				greet(user, target)
				return navigate(target, { replace: true })
			})
			.catch((error) => setFailure(known(failureOf(error).message || ACCOUNT_TEXTS.noGoogleSession)))
	}, [navigate])

	if (question) {
		return (
			<>
				<ScreenHeading title={t('Continue as {name}?', { name: question.name })}>
					<p>{t('You did not start this sign-in in this tab. If you did not ask for it, choose No.')}</p>
				</ScreenHeading>
				<div className="grid gap-3">
					<Button size="lg" onClick={() => question.answer(true)}>
						{t('Continue')}
					</Button>
					<Button variant="quiet" size="lg" onClick={() => question.answer(false)}>
						{t('No')}
					</Button>
				</div>
			</>
		)
	}
	if (failure === null) {
		return (
			<ScreenHeading title={t('Signing you in…')}>
				<p role="status" className="flex items-center gap-3">
					<Spinner />
					{t('Google has let you through. One moment.')}
				</p>
			</ScreenHeading>
		)
	}
	return (
		<Outcome
			picture={fallen}
			title={t('That did not work')}
			takesFocus
			actions={
				<>
					<ButtonLink to={withReturn('/auth/login', returnTo)} size="lg">
						{t('Back to sign-in')}
					</ButtonLink>
					<ButtonLink to={guestPath(returnTo)} variant="quiet" size="lg">
						{t('Continue as guest')}
					</ButtonLink>
				</>
			}
		>
			<p role="alert">{failure}</p>
		</Outcome>
	)
}
