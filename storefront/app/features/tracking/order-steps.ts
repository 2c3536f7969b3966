import type { OrderStatus, TrackedOrder } from '@app/contract/orders'
import type { PlainMessage } from '@app/language/messages'

const STEPS = [
	{ status: 'confirmed', label: 'Confirmed' },
	{ status: 'accepted', label: 'Accepted by the kitchen' },
	{ status: 'preparing', label: 'On the grill' },
	{ status: 'ready', label: 'Ready to collect' },
	{ status: 'completed', label: 'Collected' },
] as const satisfies readonly { status: OrderStatus; label: PlainMessage }[]

/** The way of an order that is collected in the end. */
export const ORDER_STEP_COUNT = STEPS.length

export interface OrderStep {
	status: OrderStatus
	label: PlainMessage
	/** ISO time at which the order came here; null where it has not, or was moved past it. */
	at: string | null
	state: 'done' | 'current' | 'ahead'
}

/** How many of the five steps an order has reached: 0 before it is paid, and after it was cancelled or expired. */
export function stepsReached(status: OrderStatus): number {
	return STEPS.findIndex((step) => step.status === status) + 1
}

/** The timeline. An order that ended early shows the steps it went through and its end. */
export function orderSteps(order: Pick<TrackedOrder, 'order_status' | 'history'>): OrderStep[] {
	const timeOf = (status: OrderStatus) => order.history.findLast((entry) => entry.order_status === status)?.at ?? null
	const reached = stepsReached(order.order_status)
	const { order_status } = order
	if (order_status === 'cancelled' || order_status === 'expired') {
		const label = order_status === 'cancelled' ? 'Cancelled' : 'Expired'
		const end: OrderStep = { status: order_status, label, at: timeOf(order_status), state: 'current' }
		const been = STEPS.filter(({ status }) => timeOf(status) !== null)
		return [...been.map((step): OrderStep => ({ ...step, at: timeOf(step.status), state: 'done' })), end]
	}
	return STEPS.map((step, index): OrderStep => {
		if (index >= reached) return { ...step, at: null, state: 'ahead' }
		const isCurrent = index === reached - 1 && order_status !== 'completed'
		return { ...step, at: timeOf(step.status), state: isCurrent ? 'current' : 'done' }
	})
}
