import type { OrderStatus, TrackedOrder } from '@app/contract/orders'
import { isCancellable } from './order-status.ts'

/** Whose order it is and who asks: ids of accounts, null for a guest. */
interface OrderAccess {
	owner: string | null
	caller: string | null
}

/**
 * Whether a caller who knows an order's slug may pay, cancel or change it. Customers share tracking links, so an
 * account's order obeys its account's sign-in alone; a guest has no other proof than the slug.
 */
export function mayChangeOrder({ owner, caller }: OrderAccess): boolean {
	return owner === null || owner === caller
}

/** What stands in place of the address of a deleted account. */
const DELETED_ADDRESS = /^deleted-\d[^@]*$/

/**
 * Whether somebody reads mail at an order's address: staff may have entered none, and deleted accounts leave none.
 */
export function isMailable(email: string): boolean {
	return email.includes('@') && !DELETED_ADDRESS.test(email)
}

/**
 * Whether a mailed code lets another browser change the order: a guest's order with an address, for as long as it
 * can be changed.
 */
export function mayMailCode(order: { owner: string | null; email: string; order_status: OrderStatus }): boolean {
	return order.owner === null && isMailable(order.email) && isCancellable(order)
}

/** What a tracking page offers for changes of its order. */
type ChangeOffer = 'changes' | 'sign in' | 'code' | 'telephone' | 'nothing'

interface ChangeSituation {
	order: Pick<TrackedOrder, 'of_account' | 'can_cancel' | 'can_mail_code'>
	signIn: 'loading' | 'authenticated' | 'unauthenticated'
	/** Whether this browser keeps the server's proof for the order; null before its storage is read. */
	hasProof: boolean | null
}

/**
 * Offers changes of an account's order to its account, and of a guest's order to the browser that placed it: the
 * link alone is often shared. Another browser proves itself with a mailed code, or its visitor calls the branch
 * where no code can be mailed.
 */
export function decideChangeOffer({ order, signIn, hasProof }: ChangeSituation): ChangeOffer {
	if (order.of_account) {
		if (signIn === 'authenticated') return 'changes'
		return signIn === 'unauthenticated' && order.can_cancel ? 'sign in' : 'nothing'
	}
	if (hasProof) return 'changes'
	if (hasProof === null || !order.can_cancel) return 'nothing'
	return order.can_mail_code ? 'code' : 'telephone'
}
