import { known, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { BRAND } from '../brand.ts'
import { log, record } from '../lib/log.ts'
import { useConnection } from '../lib/realtime/connection.ts'
import fallen from '../ui/art/scene-error.webp'
import bitten from '../ui/art/scene-not-found.webp'
import { ButtonLink } from '../ui/button.tsx'
import { trans } from '../ui/trans.tsx'
import { describePageError } from './describe-page-error.ts'
import { REFERENCE_META, useFailureReference } from './failure-reference.ts'

interface ErrorText {
	/** Status 403 is a number in every language. */
	title: PlainMessage | '403'
	text: PlainMessage
}

const OTHER: ErrorText = {
	title: 'Something Went Wrong',
	text: 'An unexpected error got in the way. Try again in a moment.',
}
const TEXTS: Record<number, ErrorText> = {
	0: {
		title: 'You are offline',
		text: 'This page needs a connection. What you looked at last still works without one: the menu, your cart and your pickup passes.',
	},
	403: { title: '403', text: 'You do not have permission to see this page.' },
	404: { title: 'FOUR OH FOUR', text: 'This page does not exist, or it moved and left no note.' },
	410: { title: 'All gone', text: 'This was here once, and has been eaten up. There is more where it came from.' },
	500: { title: 'Ouch!', text: 'Hold on: something in our kitchen fell over. We are picking it up.' },
}

/**
 * What a visitor sees for an error (section 2, Error page). The server answers with the same status; what broke on
 * our side is logged.
 */
export function ErrorPage({ error }: { error: unknown }) {
	const {
		status,
		detail,
		requestId: ownReference,
	} = describePageError(
		error,
		useConnection(({ isOffline }) => isOffline),
	)
	const isOurs = status >= 500
	const served = useFailureReference()
	const requestId = ownReference ?? (isOurs ? served : null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each error.
	useEffect(() => {
		if (isOurs) log('error', requestId ? `A page failed, request: ${requestId}` : 'A page failed.', error)
		else record('warn', detail ?? `A page answered ${status}`)
	}, [error])
	const { title: name, text } = TEXTS[status] ?? OTHER
	const title = known(name)
	return (
		<div className="mx-auto grid min-h-[70svh] max-w-4xl content-center justify-items-center gap-4 px-4 py-12 text-center">
			<title>{`${title} · ${BRAND.name}`}</title>
			<meta name="robots" content="noindex" />
			{requestId && <meta name={REFERENCE_META} content={requestId} />}
			<img
				src={status === 404 || status === 410 ? bitten : fallen}
				alt=""
				width="640"
				height="480"
				className="h-auto w-[min(22rem,78vw)]"
			/>
			<h1 className="text-[clamp(3.25rem,13vw,8rem)] leading-[0.85]">{title}</h1>
			<p className="max-w-md text-lg text-balance text-soft">{t(text)}</p>
			{detail && <p className="text-sm break-all text-soft">{detail}</p>}
			{requestId && (
				<p className="text-sm text-soft">
					{trans('Reference for support: {reference}', {
						reference: <span className="font-semibold text-ink">{requestId}</span>,
					})}
				</p>
			)}
			<ButtonLink to="/" size="lg" className="mt-3">
				{t('Go Home')}
			</ButtonLink>
			{status === 410 && <WayOn />}
			{isOurs && (
				<ButtonLink to="/logger" variant="quiet">
					{t('What this device noticed')}
				</ButtonLink>
			)}
		</div>
	)
}

/** What is left of what is gone: the list that it was in. */
function WayOn() {
	const { pathname } = useLocation()
	if (pathname.startsWith('/blog/'))
		return (
			<ButtonLink to="/blog" variant="quiet">
				{t('Other news')}
			</ButtonLink>
		)
	if (pathname.startsWith('/careers/'))
		return (
			<ButtonLink to="/careers" variant="quiet">
				{t('Other openings')}
			</ButtonLink>
		)
	return null
}
