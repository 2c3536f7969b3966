import { filterLog, formatLog, type LogQuery } from '@app/domain/device/device-log'
import { plural, t } from '@app/language/current'
import { useEffect, useId, useState } from 'react'
import { announce, showToast } from '../../lib/rendering/toast.ts'
import { now } from '../../lib/timing/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type FactGroup, formatFacts } from './describe-device.ts'
import { LogFilter } from './log-filter.tsx'
import { LogRow } from './log-row.tsx'
import { clearLog, startLog, useLog } from './log-store.ts'
import { copyText, downloadText } from './save-text.ts'

/**
 * The log of this tab, the newest first: filter, search, copy, download, clear. What is copied or saved is what is
 * shown, and the device.
 */
export function LogPanel({ facts }: { facts: readonly FactGroup[] | null }) {
	const entries = useLog()
	const [wish, setWish] = useState<LogQuery>({ level: null, search: '' })
	const [isReady, setReady] = useState(false)
	const headingId = useId()
	useEffect(() => {
		startLog()
		setReady(true)
	}, [])
	const shown = filterLog(entries, wish)
	const writeReport = () =>
		[formatFacts(facts ?? []), `# ${t('Log')}\n${formatLog(shown)}`].filter(Boolean).join('\n\n')

	async function copy() {
		const isCopied = await copyText(`${writeReport()}\n`)
		if (isCopied) showToast({ tone: 'green', title: t('Copied'), message: t('Paste it wherever support asks for it.') })
		else
			showToast({
				tone: 'red',
				title: t('Not copied'),
				message: t('The browser does not allow it. Download it instead.'),
			})
	}
	function download() {
		const time = new Date(now()).toISOString().slice(0, 19).replaceAll(':', '-')
		downloadText(`log-${time}.txt`, `${writeReport()}\n`)
		announce(t('The log was saved as a file.'))
	}
	function clear() {
		clearLog()
		announce(t('The log is empty.'))
	}

	return (
		<section aria-labelledby={headingId} className="grid gap-5 rounded-card bg-surface p-5 shadow-card sm:p-7">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h2 id={headingId} className="text-3xl">
					{t('Log')}
				</h2>
				<div className="flex flex-wrap gap-2">
					<Button variant="secondary" onClick={copy}>
						{t('Copy')}
					</Button>
					<Button variant="secondary" onClick={download}>
						{t('Download')}
					</Button>
					<Button variant="secondary" onClick={clear}>
						{t('Clear')}
					</Button>
				</div>
			</div>
			<LogFilter entries={entries} wish={wish} onChange={setWish} />
			{!isReady && <Skeleton className="h-24" />}
			{isReady && (
				<p role="status" className={shown.length > 0 ? 'sr-only' : 'py-6 text-center text-soft'}>
					{shown.length > 0
						? plural(shown.length, { one: '{count} entry shown', other: '{count} entries shown' })
						: entries.length > 0
							? t('Nothing in the log matches.')
							: t('Nothing to report. That is a good sign.')}
				</p>
			)}
			{shown.length > 0 && (
				<ol aria-label={t('Entries, the newest first')} className="-my-2">
					{shown.map((entry, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: from the old end, entries keep their place.
						<LogRow key={shown.length - index} entry={entry} />
					))}
				</ol>
			)}
		</section>
	)
}
