import type { KitchenStatus, ReadyIn } from '@app/contract/menu'
import type { KitchenLoad } from '../kitchen/kitchen-load.ts'

/** The kitchen's state as staff set it; `branch_closed` is never set, it follows from the opening hours. */
export type KitchenMode = Exclude<KitchenStatus, 'branch_closed'>

/**
 * What customers are told about a branch: outside its hours it is closed, whatever the switch says; an open kitchen
 * with much to do is busy by itself, a full one too: what it takes no more is said by `can_order_online`.
 */
export function kitchenStatus({
	mode,
	isOpen,
	load,
}: {
	mode: KitchenMode
	isOpen: boolean
	load: KitchenLoad
}): KitchenStatus {
	if (!isOpen) return 'branch_closed'
	return mode === 'open' && load !== 'normal' ? 'busy' : mode
}

/**
 * Online orders need staff's switch, a kitchen that cooks for pickup and has room, and an open session of the point
 * of sale.
 */
export function canOrderOnline(branch: {
	acceptsOnlineOrders: boolean
	status: KitchenStatus
	load: KitchenLoad
	posSession: object | null
}): boolean {
	const cooks = (branch.status === 'open' || branch.status === 'busy') && branch.load !== 'full'
	return branch.acceptsOnlineOrders && cooks && branch.posSession !== null
}

/** How long an order takes from now, in minutes. A busy kitchen adds to both ends of the range. */
export function readyIn(kitchen: {
	readyMin: number
	readyMax: number
	busyExtra: number
	status: KitchenStatus
}): ReadyIn {
	const extra = kitchen.status === 'busy' ? kitchen.busyExtra : 0
	const min = kitchen.readyMin + extra
	return { min, max: Math.max(min, kitchen.readyMax + extra) }
}
