import { classNames } from './class-names.ts'
import { srOnly } from './sr-only.tsx'
import { trans } from './trans.tsx'

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
		? trans('<hidden>before </hidden>{before}<hidden>now </hidden>{now}', {
				hidden: srOnly,
				before: <s className="mr-1.5 font-normal text-soft">{was}</s>,
				now: text,
			})
		: text
	return (
		<span className={classNames('font-semibold tabular-nums whitespace-nowrap', className)}>
			{from ? trans('<soft>from </soft>{price}', { soft: softly, price }) : price}
		</span>
	)
}
