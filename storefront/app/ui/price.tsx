import { classNames } from './class-names.ts'
import { heard } from './heard.tsx'
import { rich } from './rich.tsx'

const softly = (word: string) => <span className="font-normal text-soft">{word}</span>

/** A formatted amount, set so that digits stand below each other; `was` is the price before a discount. */
export function Price({
	text,
	was,
	from,
	className,
}: {
	text: string
	was?: string
	from?: boolean
	className?: string
}) {
	const price = was
		? rich('<hidden>before </hidden>{before}<hidden>now </hidden>{now}', {
				hidden: heard,
				before: <s className="mr-1.5 font-normal text-soft">{was}</s>,
				now: text,
			})
		: text
	return (
		<span className={classNames('font-semibold tabular-nums whitespace-nowrap', className)}>
			{from ? rich('<soft>from </soft>{price}', { soft: softly, price }) : price}
		</span>
	)
}
