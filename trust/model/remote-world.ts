import type { AttemptEvent } from '@app/domain/payments/attempt-state'
import type { PaymentOutcome } from '@app/domain/payments/payment-attempt'
import { OrderLedger } from './order-ledger.ts'

const AMOUNT = 2_150
const MINUTE_MS = 60_000

interface RemoteAttempt {
	form: 'open' | 'asks' | 'declined' | 'charged' | 'replaced' | 'closed'
	page: 'none' | 'open' | 'charged' | 'closed'
	/** Whether the customer was led to the page: nobody guesses its address. */
	isPageKnown: boolean
}

/**
 * A call of ours that is under way, as the steps that are left of it. Whoever drops it ends like a process that was
 * killed.
 */
type Call = (() => Call | null) | null

/**
 * A provider elsewhere that never notifies, and a shop that asks it. Each of our calls takes several steps, other
 * things happen between them, and its answer may be acted on late or never.
 */
export class RemoteWorld {
	readonly book = new OrderLedger()
	readonly attempts: RemoteAttempt[] = []
	readonly taken: { attempt: number; charge: string }[] = []
	readonly returned = new Set<string>()
	calls: NonNullable<Call>[] = []

	open(): void {
		if (this.book.openAttempt(this.book.now + MINUTE_MS / 3)) {
			this.attempts.push({ form: 'open', page: 'none', isPageKnown: false })
		}
	}

	begin(call: Call): void {
		if (call) this.calls.push(call)
	}

	/** Goes on with a call that is under way. */
	advance(number: number): void {
		const [call] = this.calls.splice(number % this.calls.length, 1)
		this.begin(call!())
	}

	/** The customer gives a card to the form that is open in some tab. */
	payForm(index: number, card: 'pays' | 'asks' | 'declines'): void {
		const attempt = this.attempts[index]!
		if (!isFormOpen(attempt)) return
		attempt.form = card === 'asks' ? 'asks' : card === 'declines' ? 'declined' : 'charged'
		if (card === 'pays') this.taken.push({ attempt: index, charge: `form ${index}` })
	}

	payPage(index: number): void {
		const attempt = this.attempts[index]!
		if (attempt.page !== 'open' || !attempt.isPageKnown) return
		attempt.page = 'charged'
		this.taken.push({ attempt: index, charge: `page ${index}` })
	}

	/** GET /capi/payments/hosted: the form is cancelled, the page made, and noted. */
	openPage(index: number): Call {
		const { status, notes } = this.book.attempts[index]!
		if (status !== 'pending' && status !== 'action_required') return null
		const attempt = this.attempts[index]!
		const note = () => {
			const { isClosing } = this.book.apply(index, { type: 'page opened', provider: { page: true } })
			const isLatest = index === this.attempts.length - 1
			if (!isClosing && !(isLatest && this.book.order.orderStatus === 'pending_payment')) {
				throw new Error('A customer was led to a page on which nobody is to pay')
			}
			attempt.isPageKnown ||= !isClosing
			return null
		}
		if (notes.provider.page) return note
		return () => {
			if (isFormOpen(attempt)) attempt.form = 'replaced'
			if (attempt.form !== 'replaced') return null
			return () => {
				if (attempt.page === 'none') attempt.page = 'open'
				return note
			}
		}
	}

	/**
	 * The provider is asked about what our notes name, answers, and the answer is acted on; then it may be told to
	 * close.
	 */
	look(index: number): Call {
		const { notes } = this.book.attempts[index]!
		const isHosted = notes.provider.page === true
		return () => {
			const { outcome, isOpen } = this.answer(index, isHosted)
			return () => {
				const looked: AttemptEvent = { type: 'looked', outcome, revision: notes.revision, isOpen, isHosted }
				return this.book.apply(index, looked).isClosing ? this.close(index, notes.revision, isHosted) : null
			}
		}
	}

	/** Time goes by, and whatever is due is asked about to the end. */
	check(): void {
		this.book.now += MINUTE_MS
		for (const [index, { checkAt }] of this.book.attempts.entries()) {
			if (checkAt === null || checkAt > this.book.now) continue
			for (let call = this.look(index); call; ) call = call()
		}
		for (const { attempt, charge } of this.book.owed.slice()) {
			this.returned.add(charge)
			this.book.completeRefund(attempt, charge)
		}
	}

	/** Whether a customer can still give money for an attempt. */
	isPayable(index: number): boolean {
		const attempt = this.attempts[index]!
		return isFormOpen(attempt) || (attempt.page === 'open' && attempt.isPageKnown)
	}

	private answer(index: number, isHosted: boolean): { outcome: PaymentOutcome; isOpen: boolean } {
		const { form, page } = this.attempts[index]!
		const state = isHosted ? page : form
		const name = `${isHosted ? 'page' : 'form'} ${index}`
		switch (state) {
			case 'charged':
				return { outcome: { kind: 'paid', charge: { id: name, amountMinor: AMOUNT, currency: 'EUR' } }, isOpen: false }
			case 'closed':
				return { outcome: { kind: 'closed' }, isOpen: false }
			case 'replaced':
				return { outcome: { kind: 'ignored' }, isOpen: false }
			case 'asks':
				return { outcome: { kind: 'action_required' }, isOpen: true }
			case 'declined':
				return { outcome: { kind: 'failed', declineCode: 'card_declined' }, isOpen: true }
			default:
				return { outcome: { kind: 'ignored' }, isOpen: true }
		}
	}

	private close(index: number, revision: number, isHosted: boolean): Call {
		const attempt = this.attempts[index]!
		return () => {
			const isClosed = isHosted ? attempt.page === 'open' : isFormOpen(attempt)
			if (isClosed && isHosted) attempt.page = 'closed'
			else if (isClosed) attempt.form = 'closed'
			return () => {
				this.book.apply(index, { type: 'closed', revision, isClosed })
				return null
			}
		}
	}
}

const isFormOpen = ({ form }: RemoteAttempt) => form === 'open' || form === 'asks' || form === 'declined'
