import { currentLanguage, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Exchange, ExchangeEntry } from './use-exchange.ts'

const KINDS: Record<ExchangeEntry['kind'], { word: PlainMessage; tone: Tone }> = {
	request: { word: 'Request', tone: 'neutral' },
	reply: { word: 'Reply', tone: 'green' },
	failure: { word: 'Failed', tone: 'red' },
	event: { word: 'Event', tone: 'yellow' },
}

/** The frame of the pages under /test: what to try, and below it everything that went to and fro. */
export function TestPage({
	title,
	about,
	exchange,
	children,
}: {
	title: string
	about: string
	exchange: Exchange
	children: ReactNode
}) {
	const { entries, clear } = exchange
	return (
		<div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 pt-6 pb-16 md:px-6 lg:pt-12">
			<header className="grid gap-3">
				<h1 className="text-[clamp(2.25rem,7vw,3.5rem)] leading-[0.95]">{title}</h1>
				<p className="max-w-prose text-lg text-soft">{about}</p>
			</header>
			<section aria-label={t('Try it')} className="grid gap-4 rounded-card bg-surface p-5 shadow-card sm:p-7">
				{children}
			</section>
			<section aria-labelledby="exchange" className="grid gap-3">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h2 id="exchange" className="text-2xl">
						{t('Requests, replies and events')}
					</h2>
					{entries.length > 0 && (
						<Button variant="quiet" onClick={clear}>
							{t('Clear')}
						</Button>
					)}
				</div>
				{entries.length === 0 ? (
					<p className="text-soft">{t('Nothing yet. What you try above is written down here.')}</p>
				) : (
					<div role="log" aria-label={t('Exchange')}>
						<ol className="grid gap-2">
							{entries.map((entry) => (
								<EntryRow key={entry.id} entry={entry} />
							))}
						</ol>
					</div>
				)}
			</section>
		</div>
	)
}

/** Only ever rendered in the browser: the time is that of the visitor's own clock. */
function EntryRow({ entry: { at, kind, title, body } }: { entry: ExchangeEntry }) {
	const { word, tone } = KINDS[kind]
	const date = new Date(at)
	return (
		<li className="grid gap-2 rounded-control bg-surface p-4 shadow-card">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Badge tone={tone}>{t(word)}</Badge>
				<span className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</span>
				<time dateTime={date.toISOString()} className="text-sm text-soft tabular-nums">
					{date.toLocaleTimeString(currentLanguage().locale)}
				</time>
			</div>
			{body && <pre className="rounded-control bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere">{body}</pre>}
		</li>
	)
}
