import type { Branch } from '@app/contract/menu'
import { describeDayHours, nameDate, nameWeekday } from '@app/domain/branch/opening-text'
import { comingExceptions, type WeekRow, weekRows } from '@app/domain/branch/opening-week'
import { currentLanguage, t } from '@app/language/current'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'

/**
 * The hours of the week with today marked, and the days of the coming weeks that differ. `now` is epoch milliseconds.
 */
export function BranchWeek({ branch: { opening, timezone }, now }: { branch: Branch; now: number }) {
	const exceptions = comingExceptions(opening, timezone, now)
	const todays = exceptions.find(({ isToday }) => isToday)
	/** The week's hours of today do not hold. */
	const isReplaced = (row: WeekRow) =>
		row.isToday && todays !== undefined && describeDayHours(todays.hours) !== describeDayHours(row.hours)
	return (
		<section aria-labelledby="hours" className="rounded-card bg-surface p-5 shadow-card sm:p-7">
			<h2 id="hours" className="text-3xl">
				{t('Opening hours')}
			</h2>
			<table className="mt-4 w-full">
				<caption className="sr-only">{t('Regular hours of the week')}</caption>
				<tbody>
					{weekRows(opening, timezone, now).map((row) => (
						<tr
							key={row.day}
							aria-current={row.isToday ? 'date' : undefined}
							className={classNames(row.isToday && 'bg-primary-soft font-semibold')}
						>
							<th scope="row" className="rounded-l-control px-3 py-2 text-left font-[inherit]">
								{nameWeekday(row.day, currentLanguage())}
								{row.isToday && <span className="ml-2 text-sm text-primary-ink">{t('Today')}</span>}
							</th>
							<td
								className={classNames(
									'rounded-r-control px-3 py-2 text-right tabular-nums',
									row.hours.length === 0 && 'text-soft',
									isReplaced(row) && 'line-through',
								)}
							>
								{isReplaced(row) && <span className="sr-only">{t('Not today: ')}</span>}
								{describeDayHours(row.hours, currentLanguage())}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{exceptions.length > 0 && (
				<>
					<h3 className="mt-6 text-xl">{t('Different in the coming weeks')}</h3>
					<ul className="mt-3 grid gap-2">
						{exceptions.map(({ date, isToday, hours, reason }) => (
							<li
								key={date}
								className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-mustard-soft px-3 py-2.5 text-mustard-ink"
							>
								<span className="font-semibold">
									{nameDate(date, currentLanguage())}
									{isToday && <Badge className="ml-2">{t('Today')}</Badge>}
									{reason && <span className="block text-sm font-normal">{reason}</span>}
								</span>
								<span className="tabular-nums">{describeDayHours(hours, currentLanguage())}</span>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	)
}
