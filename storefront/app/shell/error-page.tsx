import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { BRAND } from '../brand.ts'
import { log } from '../platform/log.ts'
import fallen from '../ui/art/scene-error.webp'
import bitten from '../ui/art/scene-not-found.webp'
import { ButtonLink } from '../ui/button.tsx'

interface ErrorText {
	title: string
	text: string
}

const OTHER: ErrorText = {
	title: 'Something Went Wrong',
	text: 'An unexpected error got in the way. Try again in a moment.',
}
const TEXTS: Record<number, ErrorText> = {
	403: { title: '403', text: 'You do not have permission to see this page.' },
	404: { title: 'FOUR OH FOUR', text: 'This page does not exist, or it moved and left no note.' },
	500: { title: 'Ouch!', text: 'Hold on: something in our kitchen fell over. We are picking it up.' },
}

/** Status of what a route threw; an error that is no response broke on our side. */
function statusOf(error: unknown): number {
	return isRouteErrorResponse(error) ? error.status : 500
}

/** What a visitor sees for an error (section 2, Error page). The server answers with the same status; what broke on our side is logged. */
export function ErrorPage({ error }: { error: unknown }) {
	const status = statusOf(error)
	useEffect(() => {
		if (status >= 500) log('error', 'A page failed.', error)
	}, [status, error])
	const { title, text } = TEXTS[status] ?? OTHER
	const detail = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : null
	return (
		<div className="mx-auto grid min-h-[70svh] max-w-4xl content-center justify-items-center gap-4 px-4 py-12 text-center">
			<title>{`${title} · ${BRAND.name}`}</title>
			<meta name="robots" content="noindex" />
			<img
				src={status === 404 ? bitten : fallen}
				alt=""
				width="640"
				height="480"
				className="h-auto w-[min(22rem,78vw)]"
			/>
			<h1 className="text-[clamp(3.25rem,13vw,8rem)] leading-[0.85]">{title}</h1>
			<p className="max-w-md text-lg text-soft">{text}</p>
			{detail && <p className="text-sm break-all text-soft">{detail}</p>}
			<ButtonLink to="/" size="lg" className="mt-3">
				Go Home
			</ButtonLink>
		</div>
	)
}
