import type { TrackedOrder } from '@app/contract/orders'
import { formatClock } from '@app/domain/text/clock-time'
import { currentLanguage, t } from '@app/language/current'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { srOnly } from '../../ui/sr-only.tsx'
import { trans } from '../../ui/trans.tsx'
import { type OrderStep, orderSteps } from './order-steps.ts'

const STATES = {
	done: '{step}<hidden>, done</hidden>',
	current: '{step}<hidden>, now</hidden>',
	ahead: '{step}<hidden>, still to come</hidden>',
} as const

/** The way of an order from the till to the hand, with the times on the clocks of its branch. */
export function OrderTimeline({ order }: { order: TrackedOrder }) {
	const steps = orderSteps(order)
	return (
		<ol className="grid">
			{steps.map((step, index) => (
				<li
					key={step.status}
					aria-current={step.state === 'current' ? 'step' : undefined}
					className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4"
				>
					<span className="grid grid-rows-[auto_1fr] justify-items-center">
						<StepDot step={step} />
						{index < steps.length - 1 && (
							<span className={classNames('min-h-5 w-1', step.state === 'done' ? 'bg-primary' : 'bg-line')} />
						)}
					</span>
					<span
						className={classNames(
							'pt-0.5 pb-5',
							step.state === 'ahead' ? 'text-soft' : 'font-semibold',
							step.state === 'current' && 'text-lg leading-6',
						)}
					>
						{trans(STATES[step.state], { step: t(step.label), hidden: srOnly })}
					</span>
					<span className="pt-0.5 text-soft tabular-nums">
						{step.at && (
							<time dateTime={step.at}>{formatClock(step.at, order.branch.timezone, currentLanguage())}</time>
						)}
					</span>
				</li>
			))}
		</ol>
	)
}

function StepDot({ step: { state, status } }: { step: OrderStep }) {
	if (state === 'ahead') return <span className="size-7 rounded-full border-4 border-line" />
	const isEnd = status === 'cancelled' || status === 'expired'
	if (isEnd) {
		return (
			<span className="grid size-7 place-items-center rounded-full bg-ketchup text-on-ketchup">
				<Icon name="close" className="size-4" />
			</span>
		)
	}
	return state === 'current' ? (
		<span className="step-current grid size-7 place-items-center rounded-full bg-mustard text-on-mustard">
			<Icon name={status === 'ready' ? 'bag' : 'flame'} className="size-4" />
		</span>
	) : (
		<span className="grid size-7 place-items-center rounded-full bg-primary text-on-primary">
			<Icon name="check" className="size-4" />
		</span>
	)
}
