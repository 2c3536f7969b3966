import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import fallen from '../../../ui/art/scene-error.webp'
import letter from '../../../ui/art/scene-letter.webp'
import success from '../../../ui/art/scene-success.webp'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { SubscriptionOutcome } from './follow-subscription.server.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { SubscriptionFrame } from './subscription-frame.tsx'

const Order = () => (
	<ButtonLink to="/order" size="lg" className="justify-self-start">
		{t('Order something')}
	</ButtonLink>
)

interface SubscriptionOutcomeProps {
	/** Null where the page was opened without a link's token. */
	outcome: SubscriptionOutcome | null
	onRetry: () => void
}

/** How following a link of the newsletter ended, and where to go from there. */
export function SubscriptionOutcomeView({ outcome, onRetry }: SubscriptionOutcomeProps) {
	const show = (picture: string, title: string, text: string, actions: ReactNode) => (
		<SubscriptionFrame picture={picture} title={title} takesFocus={outcome !== null} actions={actions}>
			<p>{text}</p>
		</SubscriptionFrame>
	)
	if (outcome === null) {
		return show(
			letter,
			t('Nothing to confirm here'),
			t(
				'This page opens from the link in our mail, and this time it came without one. Nothing arrived? Look into your spam folder, or sign up once more.',
			),
			<NewsletterForm place="page" />,
		)
	}
	switch (outcome.kind) {
		case 'asked':
			return show(letter, t('Look for our mail'), outcome.message, null)
		case 'confirmed':
			return show(
				success,
				t('You are on the list'),
				t(
					'Your address is confirmed. The next news comes to you, and every mail has a link that ends it with one click.',
				),
				<Order />,
			)
		case 'left':
			return show(
				letter,
				t('You are off the list'),
				t('Your address is erased, and no more news comes to it. Mails about your orders still do.'),
				<Order />,
			)
		case 'refused':
			return show(fallen, t('That did not work'), outcome.message, <NewsletterForm place="page" />)
		case 'unreachable':
			return show(
				fallen,
				t('The kitchen is not answering'),
				t('We could not check your link just now. It still holds: please try again in a moment.'),
				<Button size="lg" className="justify-self-start" onClick={onRetry}>
					{t('Try again')}
				</Button>,
			)
		default:
			return outcome satisfies never
	}
}
