import { t } from '@app/language/current'
import { useMailedLink } from '../../../lib/auth/use-mailed-link.ts'
import letter from '../../../ui/art/scene-letter.webp'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { SubscriptionOutcome, SubscriptionPurpose } from './follow-subscription.server.ts'
import { SubscriptionFrame } from './subscription-frame.tsx'
import { SubscriptionOutcomeView } from './subscription-outcome.tsx'

const PATH = '/confirm-subscription'

interface SubscriptionPageProps {
	purpose: SubscriptionPurpose
	/** From the mailed link; null where the page was opened without one. */
	token: string | null
	/** Where a form was sent without scripts. */
	sent: SubscriptionOutcome | undefined
}

/**
 * /confirm-subscription: a confirmation is sent by itself, as /auth/verify does; the end of a subscription waits for
 * a press.
 */
export function SubscriptionPage({ purpose, token, sent }: SubscriptionPageProps) {
	const link = { path: PATH, purpose, token, sent, isByItself: purpose === 'confirm' }
	const { Form, outcome, isBusy, follow } = useMailedLink<SubscriptionOutcome>(link)
	if (outcome || token === null) return <SubscriptionOutcomeView outcome={outcome} onRetry={follow} />
	const form = (label: string) => (
		<Form method="post" action={PATH} className="grid justify-items-start">
			<input type="hidden" name="purpose" value={purpose} />
			<input type="hidden" name="token" value={token} />
			<Button type="submit" size="lg" busy={isBusy}>
				{label}
			</Button>
		</Form>
	)
	if (purpose === 'unsubscribe') {
		return (
			<SubscriptionFrame picture={letter} title={t('Leave the list?')} actions={form(t('Unsubscribe'))}>
				<p>{t('One press, and no more news comes to your address. We erase it then.')}</p>
			</SubscriptionFrame>
		)
	}
	return (
		<SubscriptionFrame
			picture={letter}
			title={t('One moment…')}
			actions={<noscript>{form(t('Confirm my subscription'))}</noscript>}
		>
			<p role="status" className="flex items-center gap-3">
				<Spinner />
				{t('We are checking your link.')}
			</p>
		</SubscriptionFrame>
	)
}
