import { currentLanguage, plural, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { useRevalidator } from 'react-router'
import { announce } from '../../../lib/rendering/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { trans } from '../../../ui/trans.tsx'
import { type CmsHealth, type HealthPart, listHealthParts, overallHealth } from './health-report.ts'
import { useHealth } from './use-health.ts'

const HEADLINES = {
	up: {
		title: 'All systems sizzling',
		text: 'Everything works as it should.',
		className: 'bg-primary text-on-primary',
		icon: 'check',
	},
	degraded: {
		title: 'A bit undercooked',
		text: 'You can order, but something is slower or missing.',
		className: 'bg-mustard text-on-mustard',
		icon: 'alert',
	},
	down: {
		title: 'The grill is out',
		text: 'Ordering does not work right now. We are on it.',
		className: 'bg-ketchup text-on-ketchup',
		icon: 'alert',
	},
} as const satisfies Record<string, { title: PlainMessage; text: PlainMessage; className: string; icon: IconName }>

const LABELS: Record<HealthPart['word'], { label: PlainMessage; dot: string }> = {
	up: { label: 'Working', dot: 'bg-primary' },
	degraded: { label: 'Limited', dot: 'bg-mustard' },
	down: { label: 'Down', dot: 'bg-ketchup' },
	silent: { label: 'No answer', dot: 'bg-ketchup' },
	unconfigured: { label: 'Not configured', dot: 'bg-ketchup' },
	off: { label: 'Not switched on', dot: 'bg-line-strong' },
	checking: { label: 'Checking', dot: 'bg-line-strong animate-pulse' },
}

/** /status: the health of each part with the last check. `server` is what this page's own server found. */
export function StatusPage({ server }: { server: CmsHealth }) {
	const { health, isChecking, check } = useHealth()
	const { revalidate } = useRevalidator()
	const parts = listHealthParts(server, health)
	const { title, text, className, icon } = HEADLINES[overallHealth(parts)]
	const checkAgain = async () => {
		await Promise.all([check(), revalidate()])
		announce(t('Checked again.'))
	}
	return (
		<div className="mx-auto grid max-w-3xl gap-6 px-4 pt-6 pb-16 md:px-6 lg:pt-12">
			<header className={classNames('grid gap-3 rounded-card p-6 sm:p-9', className)}>
				<Icon name={icon} className="size-10" />
				<h1 className="text-[clamp(2.75rem,9vw,4.5rem)] leading-[0.92]">{t(title)}</h1>
				<p className="text-lg">{t(text)}</p>
			</header>
			<ul aria-label={t('Parts')} className="rounded-card bg-surface px-5 shadow-card sm:px-7">
				{parts.map((part) => (
					<PartRow key={part.name} part={part} isLocal={health !== null} />
				))}
			</ul>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<p className="text-soft">{health ? <LastCheck health={health} /> : t('Checking from your browser…')}</p>
				<Button variant="secondary" busy={isChecking} onClick={checkAgain}>
					{t('Check again')}
				</Button>
			</div>
			{(health?.tech ?? server.tech) && <Versions tech={(health?.tech ?? server.tech)!} />}
		</div>
	)
}

const formatTime = (at: Date | string) => new Date(at).toLocaleTimeString(currentLanguage().locale)

function PartRow({ part, isLocal }: { part: HealthPart; isLocal: boolean }) {
	const { name, about, word, durationMs, checkedAt } = part
	const { label, dot } = LABELS[word]
	return (
		<li className="flex items-center gap-4 py-4 not-last:border-b-2 not-last:border-line">
			<span aria-hidden="true" className={classNames('size-3.5 shrink-0 rounded-full', dot)} />
			<span className="min-w-0 flex-1">
				<span className="block font-semibold">{name}</span>
				<span className="block text-sm text-soft">{about}</span>
				{checkedAt && <PartCheck checkedAt={checkedAt} isLocal={isLocal} />}
			</span>
			<span className="text-right">
				<span className="block font-semibold">{t(label)}</span>
				{durationMs !== null && (
					<span className="block text-sm text-soft tabular-nums">{t('{duration} ms', { duration: durationMs })}</span>
				)}
			</span>
		</li>
	)
}

/** In UTC as the server writes it, in the visitor's own zone once the browser has looked too. */
function PartCheck({ checkedAt, isLocal }: { checkedAt: string; isLocal: boolean }) {
	return (
		<span className="block text-sm text-soft">
			{trans('Last check at {time}', {
				time: <time dateTime={checkedAt}>{isLocal ? formatTime(checkedAt) : `${checkedAt.slice(11, 19)} UTC`}</time>,
			})}
		</span>
	)
}

/** Rendered in the browser only, so the time may be that of the visitor's own clock. */
function LastCheck({ health }: { health: CmsHealth }) {
	const date = new Date(health.checkedAt)
	const time = <time dateTime={date.toISOString()}>{formatTime(date)}</time>
	return trans('Last check at {time}', { time })
}

function Versions({ tech }: { tech: NonNullable<CmsHealth['tech']> }) {
	const entries = [
		[t('build'), tech.build],
		...Object.entries(tech.versions ?? {}),
		...(tech.uptime_seconds === undefined ? [] : [[t('running for'), formatUptime(tech.uptime_seconds)]]),
	]
	return (
		<dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
			{entries.map(([name, value]) => (
				<div key={name} className="flex gap-1.5">
					<dt className="font-semibold">{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	)
}

function formatUptime(seconds: number): string {
	const minutes = Math.floor(seconds / 60)
	if (minutes < 60) return plural(minutes, { one: '{count} min', other: '{count} min' })
	const hours = Math.floor(minutes / 60)
	if (hours < 48) return plural(hours, { one: '{count} h', other: '{count} h' })
	return plural(Math.floor(hours / 24), { one: '{count} day', other: '{count} days' })
}
