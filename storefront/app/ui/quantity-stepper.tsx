import { t } from '@app/language/current'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface QuantityStepperProps {
	value: number
	/** What is counted, for the buttons' names: "One more Classic". */
	of: string
	max: number
	min?: number
	onIncrement: () => void
	onDecrement: () => void
	/** Minus at 1 takes the thing away, and shows so. */
	removable?: boolean
	className?: string
}

/** Minus, count, plus. The count is announced as it changes. */
export function QuantityStepper({
	value,
	of,
	max,
	min = 1,
	onIncrement,
	onDecrement,
	removable = false,
	className,
}: QuantityStepperProps) {
	const willRemove = removable && value <= min
	const button =
		'press grid size-11 place-items-center rounded-full text-primary-ink hover:bg-primary-soft disabled:text-soft disabled:opacity-40'
	return (
		<fieldset
			aria-label={t('Quantity of {name}', { name: of })}
			className={classNames('inline-flex items-center rounded-full bg-surface inset-ring-2 inset-ring-line', className)}
		>
			<button
				type="button"
				className={button}
				aria-label={willRemove ? t('Remove {name}', { name: of }) : t('One less {name}', { name: of })}
				disabled={value <= min && !removable}
				onClick={onDecrement}
			>
				<Icon name={willRemove ? 'trash' : 'minus'} className="size-5" />
			</button>
			<output className="min-w-7 text-center font-semibold tabular-nums">{value}</output>
			<button
				type="button"
				className={button}
				aria-label={t('One more {name}', { name: of })}
				disabled={value >= max}
				onClick={onIncrement}
			>
				<Icon name="plus" className="size-5" />
			</button>
		</fieldset>
	)
}
