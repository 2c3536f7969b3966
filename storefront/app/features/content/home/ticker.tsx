import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'

const LINES: readonly PlainMessage[] = [
	'Smashed to order',
	'Pickled in-house',
	'Buns baked at dawn',
	'No heat lamps',
	'Ready in minutes',
]

/** A band that runs by. Its words are said elsewhere on the page, so it is only to look at. */
export function Ticker() {
	return (
		<div aria-hidden="true" className="overflow-hidden bg-lime pt-6 pb-3 text-on-lime">
			<div className="ticker flex w-max">
				{[0, 1].map((half) => (
					<p key={half} className="flex shrink-0 font-display text-2xl tracking-tight whitespace-nowrap">
						{LINES.map((line) => (
							<span key={line} className="flex items-center gap-6 pr-6">
								{t(line)}
								<span className="size-3 rounded-full bg-on-lime" />
							</span>
						))}
					</p>
				))}
			</div>
		</div>
	)
}
