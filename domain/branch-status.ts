import type { KitchenStatus, ReadyIn } from '@app/contract/menu'

/** The kitchen's state as staff set it; `branch_closed` is never set, it follows from the opening hours. */
export type KitchenMode = Exclude<KitchenStatus, 'branch_closed'>

/** What customers are told about a branch: outside its hours it is closed, whatever the switch says. */
export function kitchenStatus({ mode, isOpen }: { mode: KitchenMode; isOpen: boolean }): KitchenStatus {
	return isOpen ? mode : 'branch_closed'
}

/** Online orders need staff's switch, a kitchen that cooks for pickup, and an open session of the point of sale. */
export function canOrderOnline(branch: {
	acceptsOnlineOrders: boolean
	status: KitchenStatus
	posSession: object | null
}): boolean {
	const cooks = branch.status === 'open' || branch.status === 'busy'
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
