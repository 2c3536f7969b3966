import { t } from '@app/language/current'
import { useHref } from 'react-router'
import { useMailedLink } from '../../../lib/auth/use-mailed-link.ts'
import letter from '../../../ui/art/scene-letter.webp'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Outcome } from './outcome.tsx'
import type { LinkOutcome, LinkPurpose } from './verify-link.server.ts'
import { VerifyOutcome } from './verify-outcome.tsx'

/** The page that a mailed link is followed on; the server makes the call. */
const PATH = '/auth/verify'

interface VerifyScreenProps {
	purpose: LinkPurpose
	/** From the mailed link; null where the page was opened without one. */
	token: string | null
	/** Where the form was sent without scripts. */
	sent: LinkOutcome | undefined
}

/** Follows the link of a verification mail; without scripts a button does. */
export function VerifyScreen({ purpose, token, sent }: VerifyScreenProps) {
	const link = { path: PATH, purpose, token, sent, isByItself: true }
	const { outcome, follow } = useMailedLink<LinkOutcome>(link)
	const href = useHref(PATH)
	if (outcome || token === null) return <VerifyOutcome purpose={purpose} outcome={outcome} onRetry={follow} />
	return (
		<Outcome picture={letter} title={t('One moment…')} actions={null}>
			<p role="status" className="flex items-center gap-3">
				<Spinner />
				{t('We are checking your link.')}
			</p>
			<noscript>
				<form method="post" action={href} className="mt-2 grid">
					<input type="hidden" name="purpose" value={purpose} />
					<input type="hidden" name="token" value={token} />
					<Button type="submit" size="lg">
						{t('Confirm my email address')}
					</Button>
				</form>
			</noscript>
		</Outcome>
	)
}
