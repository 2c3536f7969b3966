import type { OrderStatus, PaymentStatus } from '@app/contract/orders'
import { canMoveOrder, canMovePayment, isCancellable, isOver } from '@app/domain/orders/order-status'
import {
	type AttemptChange,
	type AttemptEvent,
	type AttemptState,
	reduceAttempt,
} from '@app/domain/payments/attempt-state'
import { ATTEMPT_TRANSITIONS, type AttemptStatus, type PaymentOutcome } from '@app/domain/payments/payment-attempt'
import { NO_AFTERMATH } from '@app/domain/payments/refunds-and-disputes'

const AMOUNT = 2_150

const newAttempt = (checkAt: number | null): AttemptState => ({
	status: 'pending',
	declineCode: null,
	amountMinor: AMOUNT,
	currency: 'EUR',
	notes: { provider: {}, revision: 0, charge: null, keepFor: null, ...NO_AFTERMATH },
	checkAt,
	refundFailedAt: null,
	dispute: null,
})

/**
 * The books of a shop for one order, kept by domain's decisions alone: no database, no network, no clock. Whatever a
 * decision asks for that a table does not allow throws, as the shop itself would.
 */
export class OrderLedger {
	order: { orderStatus: OrderStatus; paymentStatus: PaymentStatus } = {
		orderStatus: 'pending_payment',
		paymentStatus: 'pending',
	}
	readonly attempts: AttemptState[] = []
	now = 0
	/** Charges that the shop owes back and has not yet given back. */
	owed: { attempt: number; charge: string }[] = []
	/** Counted up with each entry of that kind in the order's history. */
	readonly entries = { confirmed: 0, refunded: 0 }

	/**
	 * A new session: the open attempt before it ends. False where the order cannot be paid any more. `checkAt`: null for
	 * a local gateway.
	 */
	openAttempt(checkAt: number | null = null): boolean {
		if (this.order.orderStatus !== 'pending_payment') return false
		this.supersedeAttempts()
		this.attempts.push(newAttempt(checkAt))
		if (this.order.paymentStatus === 'failed') this.movePayment('pending')
		return true
	}

	/** News about an attempt, in whatever order it comes. */
	settle(index: number, outcome: PaymentOutcome): void {
		this.apply(index, { type: 'told', outcome })
	}

	/** Anything that happens to an attempt, and what follows from it for the order. */
	apply(index: number, event: AttemptEvent): AttemptChange {
		const before = this.attempts[index]!
		const change = this.change(index, event)
		const { plan } = change
		const charge = 'outcome' in event && event.outcome.kind === 'paid' ? (event.outcome.charge?.id ?? '') : ''
		switch (plan.kind) {
			case 'nothing':
			case 'ask':
			case 'close':
			case 'refund failed':
			case 'dispute':
				break
			case 'fail':
				if (plan.order) this.movePayment('failed')
				break
			case 'accept':
				this.supersedeAttempts(index)
				if (this.order.paymentStatus === 'failed') this.movePayment('pending')
				this.movePayment('paid')
				this.moveOrder('confirmed')
				break
			case 'give back':
				this.owe({ attempt: index, charge })
				break
			case 'note refund':
				if (before.status === 'paid') this.noteRefund()
				break
			default:
				plan satisfies never
		}
		return change
	}

	cancel(): void {
		if (!isCancellable({ order_status: this.order.orderStatus })) return
		this.moveOrder('cancelled')
		this.end()
	}

	expire(): void {
		if (this.order.orderStatus !== 'pending_payment') return
		this.moveOrder('expired')
		this.end()
	}

	/** The kitchen goes on, or gives up. */
	staffMove(to: OrderStatus): void {
		if (this.order.orderStatus === 'pending_payment' || !canMoveOrder(this.order.orderStatus, to)) return
		this.moveOrder(to)
		if (to === 'cancelled') this.end()
	}

	/** The gateway has given a charge back. */
	completeRefund(index: number, charge: string): void {
		this.owed = this.owed.filter((debt) => debt.charge !== charge)
		if (this.attempts[index]!.notes.charge === charge) this.settle(index, { kind: 'refunded', charge })
	}

	get isOver(): boolean {
		return isOver(this.order.orderStatus)
	}

	private end(): void {
		this.supersedeAttempts()
		if (this.order.paymentStatus === 'pending' || this.order.paymentStatus === 'failed') this.movePayment('expired')
		for (const [attempt, { status, notes }] of this.attempts.entries()) {
			if (status === 'paid') this.owe({ attempt, charge: notes.charge! })
		}
	}

	private noteRefund(): void {
		const isStillPaid = this.attempts.some(({ status }) => status === 'paid')
		if (this.order.paymentStatus === 'paid' && !isStillPaid) this.movePayment('refunded')
	}

	private owe(debt: { attempt: number; charge: string }): void {
		if (!this.owed.some(({ charge }) => charge === debt.charge)) this.owed.push(debt)
	}

	private supersedeAttempts(except: number | null = null): void {
		for (const index of this.attempts.keys()) if (index !== except) this.change(index, { type: 'superseded' })
	}

	private change(index: number, event: AttemptEvent): AttemptChange {
		const before = this.attempts[index]!
		const change = reduceAttempt(before, event, { order: this.order, now: this.now })
		const { status } = change.state
		if (
			status !== before.status &&
			!(ATTEMPT_TRANSITIONS[before.status] as readonly AttemptStatus[]).includes(status)
		) {
			throw new Error(`An attempt moved from ${before.status} to ${status}`)
		}
		this.attempts[index] = change.state
		return change
	}

	private movePayment(to: PaymentStatus): void {
		if (!canMovePayment(this.order.paymentStatus, to)) {
			throw new Error(`A payment moved from ${this.order.paymentStatus} to ${to}`)
		}
		this.order = { ...this.order, paymentStatus: to }
		if (to === 'refunded') this.entries.refunded++
	}

	private moveOrder(to: OrderStatus): void {
		if (!canMoveOrder(this.order.orderStatus, to)) {
			throw new Error(`An order moved from ${this.order.orderStatus} to ${to}`)
		}
		this.order = { ...this.order, orderStatus: to }
		if (to === 'confirmed') this.entries.confirmed++
	}
}
