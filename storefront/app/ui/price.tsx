import { classNames } from './class-names.ts'

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
	return (
		<span className={classNames('font-semibold tabular-nums whitespace-nowrap', className)}>
			{from && <span className="font-normal text-soft">from </span>}
			{was && (
				<>
					<span className="sr-only">before </span>
					<s className="mr-1.5 font-normal text-soft">{was}</s>
					<span className="sr-only">now </span>
				</>
			)}
			{text}
		</span>
	)
}
