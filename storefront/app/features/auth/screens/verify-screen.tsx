import { useEffect } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
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

/**
 * Follows the link of a verification mail. Opening the page changes nothing yet: mail programs and their scanners open links too, and an
 * address must not be verified by them. The page sends the token by POST, once it is out of the address; without scripts a button does.
 */
export function VerifyScreen({ purpose, token, sent }: VerifyScreenProps) {
	const fetcher = useFetcher<LinkOutcome>({ key: 'verify' })
	const { search } = useLocation()
	const navigate = useNavigate()
	const outcome = fetcher.data ?? sent
	const isBusy = fetcher.state !== 'idle'
	const follow = () => {
		if (token !== null) void fetcher.submit({ purpose, token }, { method: 'post', action: PATH })
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once when the page is there, and once more when its address is clean.
	useEffect(() => {
		if (token === null) return
		if (search !== '') void navigate(PATH, { replace: true })
		else if (!outcome && !isBusy) follow()
	}, [search])

	if (token === null && !outcome) return <VerifyOutcome purpose={purpose} outcome={null} />
	if (outcome && !(isBusy && outcome.kind === 'unreachable')) {
		return <VerifyOutcome purpose={purpose} outcome={outcome} onRetry={follow} />
	}
	return (
		<Outcome picture={letter} title="One moment…" actions={null}>
			<p role="status" className="flex items-center gap-3">
				<Spinner />
				We are checking your link.
			</p>
			<noscript>
				<form method="post" action={PATH} className="mt-2 grid">
					<input type="hidden" name="purpose" value={purpose} />
					<input type="hidden" name="token" value={token ?? ''} />
					<Button type="submit" size="lg">
						Confirm my email address
					</Button>
				</form>
			</noscript>
		</Outcome>
	)
}
