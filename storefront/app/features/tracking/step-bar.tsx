import type { OrderStatus } from '@app/contract/orders'
import { classNames } from '../../ui/class-names.ts'
import { ORDER_STEP_COUNT, stepsReached } from './order-steps.ts'

/** How far an order is, in as many pieces as its way has steps. The words beside it say the same. */
export function StepBar({ status, className }: { status: OrderStatus; className?: string }) {
	const reached = stepsReached(status)
	const present = status === 'ready' ? 'bg-lime' : 'bg-mustard'
	return (
		<span aria-hidden="true" className={classNames('flex gap-1.5', className)}>
			{Array.from({ length: ORDER_STEP_COUNT }, (_, index) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: the pieces are the same ones each time.
					key={index}
					className={classNames(
						'h-2 flex-1 rounded-full',
						index < reached - 1 ? 'bg-primary' : index === reached - 1 ? present : 'bg-line',
					)}
				/>
			))}
		</span>
	)
}
