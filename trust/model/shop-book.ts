import type { OrderStatus, PaymentStatus } from '@app/contract/orders'
import { canMoveOrder, canMovePayment, isCancellable, isOver } from '@app/domain/order-status'
import {
	ATTEMPT_TRANSITIONS,
	type AttemptStatus,
	decideSettlement,
	OPEN_ATTEMPTS,
	type PaymentOutcome,
} from '@app/domain/payment-attempt'

const AMOUNT = 2_150

interface Attempt {
	status: AttemptStatus
	charge: string | null
}

/**
 * The books of a shop for one order, kept by domain's decisions alone: no database, no network, no clock. Whatever a decision asks for
 * that a table does not allow throws, as the shop itself would.
 */
export class ShopBook {
	order: { orderStatus: OrderStatus; paymentStatus: PaymentStatus } = {
		orderStatus: 'pending_payment',
		paymentStatus: 'pending',
	}
	readonly attempts: Attempt[] = []
	/** Charges that the shop owes back and has not yet given back. */
	owed: { attempt: number; charge: string }[] = []
	/** Counted up with each entry of that kind in the order's history. */
	readonly entries = { confirmed: 0, refunded: 0 }

	/** A new session: the open attempt before it ends. False where the order cannot be paid any more. */
	openAttempt(): boolean {
		if (this.order.orderStatus !== 'pending_payment') return false
		this.expireAttempts()
		this.attempts.push({ status: 'pending', charge: null })
		if (this.order.paymentStatus === 'failed') this.movePayment('pending')
		return true
	}

	/** News about an attempt, in whatever order it comes. */
	settle(index: number, outcome: PaymentOutcome): void {
		const attempt = this.attempts[index]!
		const plan = decideSettlement({
			attempt: { status: attempt.status, amountMinor: AMOUNT, currency: 'EUR', charge: attempt.charge },
			order: this.order,
			outcome,
		})
		const charge = outcome.kind === 'paid' ? (outcome.charge?.id ?? '') : ''
		switch (plan.kind) {
			case 'nothing':
				return
			case 'ask':
				this.moveAttempt(attempt, 'action_required')
				return
			case 'fail':
				this.moveAttempt(attempt, 'failed')
				if (plan.order) this.movePayment('failed')
				return
			case 'close':
				this.moveAttempt(attempt, 'expired')
				return
			case 'accept':
				this.moveAttempt(attempt, 'paid')
				attempt.charge = charge
				this.expireAttempts()
				if (this.order.paymentStatus === 'failed') this.movePayment('pending')
				this.movePayment('paid')
				this.moveOrder('confirmed')
				return
			case 'give back':
				if (plan.reason !== 'stray') {
					this.moveAttempt(attempt, 'paid')
					attempt.charge = charge
				}
				this.owe({ attempt: index, charge })
				return
			case 'note refund':
				this.moveAttempt(attempt, 'refunded')
				this.noteRefund()
				return
			default:
				plan satisfies never
		}
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
		const attempt = this.attempts[index]!
		this.owed = this.owed.filter((debt) => debt.charge !== charge)
		if (attempt.charge !== charge || attempt.status !== 'paid') return
		this.moveAttempt(attempt, 'refunded')
		this.noteRefund()
	}

	get isOver(): boolean {
		return isOver(this.order.orderStatus)
	}

	private end(): void {
		this.expireAttempts()
		if (this.order.paymentStatus === 'pending' || this.order.paymentStatus === 'failed') this.movePayment('expired')
		for (const [attempt, { status, charge }] of this.attempts.entries()) {
			if (status === 'paid') this.owe({ attempt, charge: charge! })
		}
	}

	private noteRefund(): void {
		const isStillPaid = this.attempts.some(({ status }) => status === 'paid')
		if (this.order.paymentStatus === 'paid' && !isStillPaid) this.movePayment('refunded')
	}

	private owe(debt: { attempt: number; charge: string }): void {
		if (!this.owed.some(({ charge }) => charge === debt.charge)) this.owed.push(debt)
	}

	private expireAttempts(): void {
		for (const attempt of this.attempts) {
			if ((OPEN_ATTEMPTS as readonly AttemptStatus[]).includes(attempt.status)) this.moveAttempt(attempt, 'expired')
		}
	}

	private moveAttempt(attempt: Attempt, to: AttemptStatus): void {
		if (!(ATTEMPT_TRANSITIONS[attempt.status] as readonly AttemptStatus[]).includes(to)) {
			throw new Error(`An attempt moved from ${attempt.status} to ${to}`)
		}
		attempt.status = to
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
