import type { LogEntry, LogLevel } from '@app/contract/device-log'
import { currentLanguage, plural, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { Badge, type Tone } from '../../ui/badge.tsx'

const LEVELS: Record<LogLevel, { word: PlainMessage; tone: Tone }> = {
	error: { word: 'Error', tone: 'red' },
	warn: { word: 'Warning', tone: 'yellow' },
	info: { word: 'Info', tone: 'green' },
	debug: { word: 'Debug', tone: 'neutral' },
}

/**
 * One entry: when, how bad, what, and the cause below where one is known. Rendered in the browser only: the time is
 * the visitor's own.
 */
export function LogRow({ entry: { at, level, message, detail, times } }: { entry: LogEntry }) {
	const { word, tone } = LEVELS[level]
	const date = new Date(at)
	return (
		<li className="grid gap-1.5 py-3.5 not-last:border-b-2 not-last:border-line">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
				<Badge tone={tone}>{t(word)}</Badge>
				<time dateTime={date.toISOString()} className="tabular-nums">
					{date.toLocaleTimeString(currentLanguage().locale)}
				</time>
				{times > 1 && <span>{plural(times, { one: '{count} time', other: '{count} times' })}</span>}
			</p>
			<p className="font-semibold wrap-anywhere">{message}</p>
			{detail && (
				<details>
					<summary className="-my-1 flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-primary-ink underline underline-offset-4">
						{t('What is known')}
					</summary>
					<pre className="overflow-x-auto rounded-control bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere">
						{detail}
					</pre>
				</details>
			)}
		</li>
	)
}
