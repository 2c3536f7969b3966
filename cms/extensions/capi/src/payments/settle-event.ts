import type { OrderOffer } from '@app/domain/orders/order-offer'
import {
	type AttemptChange,
	type AttemptEvent,
	type AttemptOutcome,
	type AttemptPlan,
	isOpenAttempt,
} from '@app/domain/payments/attempt-state'
import type { PaymentOutcome, SettlementPlan } from '@app/domain/payments/payment-attempt'
import type { Knex } from 'knex'
import type { GatewayEvent } from '../gateways/gateway.ts'
import { reach } from '../host/crash-points.ts'
import { notifyCustomer } from '../messages/notify-customer.ts'
import { findSwitches } from '../repositories/branch-switches.ts'
import { useCoupon } from '../repositories/coupons.ts'
import type { Order } from '../repositories/orders.ts'
import { storeEvent } from '../repositories/payment-events.ts'
import { enqueueKeepCard, enqueueKeepSetup, enqueueRefund } from '../repositories/payment-tasks.ts'
import { lockAttempt, type Payment } from '../repositories/payments.ts'
import type { StockLevel } from '../repositories/stock.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { decideBranchNow } from '../shop/catalogue/branch-now.ts'
import type { CatalogueBranch } from '../shop/catalogue/catalogue.ts'
import { withSwitches } from '../shop/catalogue/map-branches.ts'
import { claimMissing, findOffer } from '../shop/orders/claim-stock.ts'
import { endOrder } from '../shop/orders/end-order.ts'
import { isCookable } from '../shop/orders/is-cookable.ts'
import { moveOrder } from '../shop/orders/move-order.ts'
import { announceOrder } from '../shop/orders/publish-changes.ts'
import { decideReadyTime } from '../shop/orders/ready-time.ts'
import { alertStaff } from './alert-staff.ts'
import { changeAttempt, supersedeAttempts } from './change-attempt.ts'
import { noteRefund } from './note-refund.ts'
import { workOffPaymentTasksSoon } from './work-off.ts'

interface Effects {
	/** The order that changed, null where none did. */
	order: number | null
	/** What came back on sale with it. */
	stock?: readonly StockLevel[]
	/** Whether something is owed to the provider now. */
	isTaskDue: boolean
}

/** Where an attempt stands after its event. */
export type SettledAttempt = Pick<Payment, 'paymentRef' | 'status' | 'declineCode'> & Pick<AttemptChange, 'isClosing'>

/** What the provider has answered about an attempt, and about which state of our notes. */
interface Answer {
	payment: Pick<Payment, 'provider' | 'paymentRef' | 'notes'>
	/** Null where nothing has happened. */
	event: (GatewayEvent & { outcome: PaymentOutcome }) | null
	isOpen: boolean
	isHosted: boolean
}

interface SettleOptions {
	/**
	 * Nothing has been charged yet: it is, here and now, if the attempt can still be paid by. Otherwise the event is
	 * nowhere kept.
	 */
	onlyOpen?: boolean
}

/**
 * Acts on a provider's event, once: it is stored by its id in the transaction in which it acts. Whatever the order in
 * which events come, a payment counts: money that has been taken for an order which no longer wants it goes back.
 * Null where it changed no attempt.
 */
export async function settleEvent(
	runtime: Runtime,
	provider: string,
	event: GatewayEvent,
	{ onlyOpen = false }: SettleOptions = {},
): Promise<SettledAttempt | null> {
	const { paymentRef, outcome } = event
	return settle(runtime, {
		provider,
		paymentRef,
		event,
		change: { type: 'told', outcome },
		onlyOpen,
		isRepeatable: false,
	})
}

/** Acts on the provider's answer about an attempt, also on the same one again: it is a state and not news. */
export async function settleAnswer(
	runtime: Runtime,
	{ payment, event, isOpen, isHosted }: Answer,
): Promise<SettledAttempt | null> {
	const { provider, paymentRef, notes } = payment
	const outcome: PaymentOutcome = event?.outcome ?? { kind: 'ignored' }
	const change: AttemptEvent = { type: 'looked', outcome, revision: notes.revision, isOpen, isHosted }
	return settle(runtime, { provider, paymentRef, event, change, onlyOpen: false, isRepeatable: true })
}

interface Settling {
	provider: string
	paymentRef: string | null
	event: GatewayEvent | null
	change: Extract<AttemptEvent, { type: 'told' | 'looked' }>
	onlyOpen: boolean
	isRepeatable: boolean
}

async function settle(
	runtime: Runtime,
	{ provider, paymentRef, event, change, onlyOpen, isRepeatable }: Settling,
): Promise<SettledAttempt | null> {
	if (event) reach('event.received')
	// Read before the transaction: inside it, another connection might be the one that is being waited for.
	const { branches } = await runtime.catalogue.read()
	const work = async (transaction: Knex.Transaction) => {
		const now = runtime.clock.now()
		// While we waited for it, the same news may have been settled by its other messenger.
		const held = paymentRef === null ? null : await lockAttempt(transaction, provider, paymentRef)
		const branch = held ? await readBranch(transaction, branches.get(held.order.branch)) : undefined
		const offer = await readOffer(transaction, held?.order ?? null)
		if (onlyOpen && !(held && isStillOpen({ ...held, branch, offer, now }))) return null
		if (event && !(await keepEvent(transaction, provider, event, now)) && !isRepeatable) return null
		if (!held) return { order: null, stock: [], isTaskDue: event?.setup !== undefined, attempt: null }
		const { payment, order } = held
		const { plan, state, isClosing } = await changeAttempt(transaction, held, change, now)
		const situation = { payment, order, branch, offer, now, outcome: change.outcome, onlyOpen }
		const { stock = [], ...effects } = await carryOut(transaction, plan, situation)
		reach('event.applied')
		const { status, declineCode } = state
		return { ...effects, stock, attempt: { paymentRef: payment.paymentRef, status, declineCode, isClosing } }
	}
	const settled = await inTransaction(runtime.database, work).catch((error: unknown) => {
		if (error instanceof SoldOutMeanwhile) return null
		throw error
	})
	reach('event.committed')
	if (event?.warning && settled) runtime.logger.error(`${provider}: ${event.warning}`)
	if (settled?.order) announceOrder(runtime, { order: settled.order, stock: settled.stock })
	if (settled?.isTaskDue) workOffPaymentTasksSoon(runtime)
	return settled?.attempt ?? null
}

/** False for an event that is stored already. */
async function keepEvent(
	transaction: Knex.Transaction,
	provider: string,
	{ id: eventId, type, payload, setup }: GatewayEvent,
	now: number,
): Promise<boolean> {
	if (!(await storeEvent(transaction, { provider, eventId, type, payload, now }))) return false
	reach('event.stored')
	if (setup) await enqueueKeepSetup(transaction, setup, now)
	return true
}

/**
 * A branch whose switches are those of this moment: in a crowd an event waits for its turn, and staff may have
 * stopped the kitchen since its catalogue was read.
 */
async function readBranch(transaction: Knex.Transaction, branch: CatalogueBranch | undefined) {
	const row = branch && (await findSwitches(transaction, branch.id))
	return row && withSwitches(branch, row)
}

/** What the branch offers of an order that waits for its payment; nobody asks about any other. */
async function readOffer(transaction: Knex.Transaction, order: Order | null): Promise<OrderOffer> {
	if (order?.orderStatus !== 'pending_payment') return { kind: 'offered', missing: new Map() }
	return findOffer(transaction, order)
}

/** Others took the last pieces between the judgement and the claim of an attempt that has charged nothing yet. */
class SoldOutMeanwhile extends Error {}

/**
 * Whether the customer may still pay by this attempt: it is open, its order's time is not over, and the kitchen can
 * still cook it.
 */
function isStillOpen({ payment, order, branch, offer, now }: Omit<Situation, 'outcome' | 'onlyOpen'>): boolean {
	const { orderStatus, expiresAt } = order
	if (orderStatus !== 'pending_payment' || (expiresAt !== null && expiresAt <= now)) return false
	if (!isCookable(order, branch, now) || offer.kind === 'sold out') return false
	return isOpenAttempt(payment)
}

interface Situation {
	payment: Payment
	order: Order
	branch: CatalogueBranch | undefined
	offer: OrderOffer
	now: number
	outcome: AttemptOutcome
	/** Nothing has been charged yet. */
	onlyOpen: boolean
}

/** What follows for the order. The plan was made from rows that this transaction holds: nobody has moved them since. */
async function carryOut(transaction: Knex.Transaction, plan: AttemptPlan, situation: Situation): Promise<Effects> {
	const { payment, order, now } = situation
	const changed = { order: order.id, isTaskDue: false }
	const unchanged = { order: null, isTaskDue: false }
	switch (plan.kind) {
		case 'nothing':
		case 'ask':
		case 'close':
			return unchanged
		case 'fail':
			if (!plan.order) return unchanged
			await moveOrder(transaction, order, { paymentStatus: 'failed', actor: 'payment', now })
			return changed
		case 'accept':
			return accept(transaction, situation)
		case 'give back':
			return giveBack(transaction, plan.reason, situation)
		case 'note refund':
			await noteRefund(transaction, payment, order, now)
			return changed
		case 'refund failed':
			await alertStaff(transaction, { trouble: 'refund failed', payment: payment.id, now })
			await notifyCustomer(transaction, { fact: 'payment.refund_failed', order: order.id, payment: payment.id, now })
			return changed
		case 'dispute':
			await alertStaff(transaction, { trouble: `dispute ${plan.state}`, payment: payment.id, now })
			if (plan.isRefunded) await noteRefund(transaction, payment, order, now)
			return changed
		default:
			return plan satisfies never
	}
}

async function accept(transaction: Knex.Transaction, situation: Situation): Promise<Effects> {
	const { payment, order, branch, offer, now, onlyOpen } = situation
	await supersedeAttempts(transaction, order, now, payment.id)
	const payable =
		order.paymentStatus === 'failed'
			? await moveOrder(transaction, order, { paymentStatus: 'pending', actor: 'payment', now })
			: order
	const confirmed = await moveOrder(transaction, payable, {
		orderStatus: 'confirmed',
		paymentStatus: 'paid',
		actor: 'payment',
		now,
		columns: branch ? decideReadyTime(order, 'confirmed', decideBranchNow(branch, now).readyIn, now) : null,
	})
	if (order.coupon !== null) await useCoupon(transaction, order.coupon)
	const isKept = payment.notes.keepFor !== null
	if (isKept) await enqueueKeepCard(transaction, payment.id, now)
	const claimed = await claimMissing(transaction, order, offer)
	if (claimed === null && onlyOpen) throw new SoldOutMeanwhile()
	// Paid, but no longer possible: the money goes back by itself.
	if (claimed === null || !isCookable(order, branch, now)) {
		const { stock } = await endOrder(transaction, confirmed, 'cancelled', { actor: 'system', now })
		return { order: order.id, stock: [...(claimed ?? []), ...stock], isTaskDue: true }
	}
	return { order: order.id, stock: claimed, isTaskDue: isKept }
}

async function giveBack(
	transaction: Knex.Transaction,
	reason: Extract<SettlementPlan, { kind: 'give back' }>['reason'],
	situation: Situation,
): Promise<Effects> {
	const { payment, order, now } = situation
	// A stray charge is not the one that the attempt goes by: it has to be named.
	if (reason === 'stray') await enqueueRefund(transaction, payment.id, now, chargeOf(situation.outcome))
	else await enqueueRefund(transaction, payment.id, now)
	await notifyCustomer(transaction, { fact: 'payment.returned', order: order.id, payment: payment.id, now })
	return { order: order.id, isTaskDue: true }
}

function chargeOf(outcome: AttemptOutcome): string | null {
	return outcome.kind === 'paid' ? (outcome.charge?.id ?? null) : null
}
