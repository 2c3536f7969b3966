import type { ReactNode } from 'react'
import fallen from '../../../ui/art/scene-error.webp'
import letter from '../../../ui/art/scene-letter.webp'
import success from '../../../ui/art/scene-success.webp'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Outcome } from './outcome.tsx'
import type { LinkOutcome, LinkPurpose } from './verify-link.server.ts'

const SIGN_IN = (
	<ButtonLink to="/auth/login" size="lg">
		Sign in
	</ButtonLink>
)
const registerAgain = (look: 'primary' | 'secondary') => (
	<ButtonLink to="/auth/register" look={look} size="lg">
		Register again for a new link
	</ButtonLink>
)
const SETTINGS = (
	<ButtonLink to="/settings" size="lg">
		Go to your settings
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
				This page opens from the link in our mail. Nothing arrived? Look into your spam folder, or register again with
				the same address: you then get a new link.
			</p>
		)
		return show(
			letter,
			'Look for our mail',
			text,
			<>
				{SIGN_IN}
				{registerAgain('secondary')}
			</>,
		)
	}
	switch (outcome.kind) {
		case 'confirmed':
			return purpose === 'verify'
				? show(
						success,
						'You are in!',
						<p>Your email address is verified. All that is left is to sign in.</p>,
						<>
							{SIGN_IN}
							{/* The link opens the account with the password of who registered: its owner may have been somebody else. */}
							<ButtonLink to="/auth/reset-password" look="quiet" size="lg">
								Not you? Choose your own password
							</ButtonLink>
						</>,
					)
				: show(success, 'Confirmed!', <p>From now on you sign in with your new email address.</p>, SETTINGS)
		case 'password-needed':
			return show(
				letter,
				'One more step',
				<p>
					Your email address is verified. It was registered with two different passwords, so please choose the one that
					counts: the link for it is in the mail that we have just sent you.
				</p>,
				<ButtonLink to="/auth/reset-password" size="lg">
					Nothing arrived? Ask for a new link
				</ButtonLink>,
			)
		case 'used':
			return show(success, 'All done already', <p>{outcome.message}</p>, SIGN_IN)
		case 'refused':
			return show(
				fallen,
				'That did not work',
				<p>{outcome.message}</p>,
				purpose === 'verify' ? (
					<>
						{registerAgain('primary')}
						<ButtonLink to="/auth/login" look="quiet" size="lg">
							Sign in
						</ButtonLink>
					</>
				) : (
					SETTINGS
				),
			)
		case 'unreachable':
			return show(
				fallen,
				'The kitchen is not answering',
				<p>We could not check your link just now. It still holds: please try again in a moment.</p>,
				<Button size="lg" onClick={onRetry}>
					Try again
				</Button>,
			)
		default:
			return outcome satisfies never
	}
}
