import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import fallen from '../../../ui/art/scene-error.webp'
import letter from '../../../ui/art/scene-letter.webp'
import success from '../../../ui/art/scene-success.webp'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Outcome } from './outcome.tsx'
import type { LinkOutcome, LinkPurpose } from './verify-link.server.ts'

const SignIn = () => (
	<ButtonLink to="/auth/login" size="lg">
		{t('Sign in')}
	</ButtonLink>
)
const registerAgain = (variant: 'primary' | 'secondary') => (
	<ButtonLink to="/auth/register" variant={variant} size="lg">
		{t('Register again for a new link')}
	</ButtonLink>
)
const Settings = () => (
	<ButtonLink to="/settings" size="lg">
		{t('Go to your settings')}
	</ButtonLink>
)

interface VerifyOutcomeProps {
	purpose: LinkPurpose
	/** Null where the page was opened without a link's token. */
	outcome: LinkOutcome | null
	onRetry?: () => void
}

/** How following a mailed link ended, and where to go from there. */
export function VerifyOutcome({ purpose, outcome, onRetry }: VerifyOutcomeProps) {
	const show = (picture: string, title: string, text: ReactNode, actions: ReactNode) => (
		<Outcome picture={picture} title={title} actions={actions} takesFocus={outcome !== null}>
			{text}
		</Outcome>
	)
	if (outcome === null) {
		const text = (
			<p>
				{t(
					'This page opens from the link in our mail. Nothing arrived? Look into your spam folder, or register again with the same address: you then get a new link.',
				)}
			</p>
		)
		return show(
			letter,
			t('Look for our mail'),
			text,
			<>
				<SignIn />
				{registerAgain('secondary')}
			</>,
		)
	}
	switch (outcome.kind) {
		case 'confirmed':
			return purpose === 'verify'
				? show(
						success,
						t('You are in!'),
						<p>{t('Your email address is verified. All that is left is to sign in.')}</p>,
						<>
							<SignIn />
							{/* The link opens the account with the password of who registered: its owner may have been somebody else. */}
							<ButtonLink to="/auth/reset-password" variant="quiet" size="lg">
								{t('Not you? Choose your own password')}
							</ButtonLink>
						</>,
					)
				: show(
						success,
						t('Confirmed!'),
						<p>{t('From now on you sign in with your new email address.')}</p>,
						<Settings />,
					)
		case 'password-needed':
			return show(
				letter,
				t('One more step'),
				<p>
					{t(
						'Your email address is verified. It was registered with two different passwords, so please choose the one that counts: the link for it is in the mail that we have just sent you.',
					)}
				</p>,
				<ButtonLink to="/auth/reset-password" size="lg">
					{t('Nothing arrived? Ask for a new link')}
				</ButtonLink>,
			)
		case 'used':
			return show(success, t('All done already'), <p>{outcome.message}</p>, <SignIn />)
		case 'refused':
			return show(
				fallen,
				t('That did not work'),
				<p>{outcome.message}</p>,
				purpose === 'verify' ? (
					<>
						{registerAgain('primary')}
						<ButtonLink to="/auth/login" variant="quiet" size="lg">
							{t('Sign in')}
						</ButtonLink>
					</>
				) : (
					<Settings />
				),
			)
		case 'unreachable':
			return show(
				fallen,
				t('The kitchen is not answering'),
				<p>{t('We could not check your link just now. It still holds: please try again in a moment.')}</p>,
				<Button size="lg" onClick={onRetry}>
					{t('Try again')}
				</Button>,
			)
		default:
			return outcome satisfies never
	}
}
