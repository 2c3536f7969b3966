import { describe, expect, it } from 'vitest'
import {
	ATTEMPT_TRANSITIONS,
	type AttemptStatus,
	decideCheck,
	decideSettlement,
	type PaymentOutcome,
	type SettlementInput,
} from './payment-attempt.ts'

const unpaid = { orderStatus: 'pending_payment', paymentStatus: 'pending' } as const
const confirmed = { orderStatus: 'confirmed', paymentStatus: 'paid' } as const
const charge = { id: 'ch_1', amountMinor: 1250, currency: 'EUR' }
const attempt = (status: AttemptStatus, changes = {}) => ({
	status,
	amountMinor: 1250,
	currency: 'EUR',
	charge: null,
	...changes,
})
const decide = (
	status: AttemptStatus,
	outcome: PaymentOutcome,
	order: SettlementInput['order'] = unpaid,
	changes: object = {},
) => decideSettlement({ attempt: attempt(status, changes), order, outcome })

describe('news about an attempt to pay', () => {
	it.each(['pending', 'action_required', 'failed', 'expired'] as const)(
		'a payment counts for one that is %s',
		(status) => {
			expect(decide(status, { kind: 'paid', charge })).toEqual({ kind: 'accept' })
			expect(decide(status, { kind: 'paid', charge: null })).toEqual({ kind: 'accept' })
		},
	)

	it.each(['paid', 'refunded'] as const)('the same payment once more changes nothing for one that is %s', (status) => {
		expect(decide(status, { kind: 'paid', charge }, confirmed, { charge: 'ch_1' })).toEqual({ kind: 'nothing' })
		expect(decide(status, { kind: 'paid', charge: null }, confirmed)).toEqual({ kind: 'nothing' })
	})

	it('a second charge of an attempt that is paid goes back', () => {
		const plan = { kind: 'give back', reason: 'stray' }
		expect(decide('paid', { kind: 'paid', charge }, confirmed, { charge: 'ch_0' })).toEqual(plan)
		expect(decide('refunded', { kind: 'paid', charge }, confirmed, { charge: 'ch_0' })).toEqual(plan)
	})

	it.each([
		['another amount', { ...charge, amountMinor: 1249 }],
		['another currency', { ...charge, currency: 'USD' }],
	])('money of %s never pays the order and goes back', (_what, wrong) => {
		expect(decide('pending', { kind: 'paid', charge: wrong })).toEqual({ kind: 'give back', reason: 'wrong amount' })
	})

	it.each([
		['expired', 'expired', 'over'],
		['cancelled', 'expired', 'over'],
		['cancelled', 'refunded', 'over'],
		['completed', 'paid', 'over'],
		['confirmed', 'paid', 'paid twice'],
		['preparing', 'refunded', 'paid twice'],
	] as const)('money for an order that is %s and %s goes back', (orderStatus, paymentStatus, reason) => {
		const order = { orderStatus, paymentStatus }
		expect(decide('pending', { kind: 'paid', charge }, order)).toEqual({ kind: 'give back', reason })
	})

	it('a refusal ends an open attempt, and the order’s payment only while that waits for it', () => {
		const failed = { kind: 'failed', declineCode: 'card_declined' } as const
		expect(decide('pending', failed)).toMatchObject({ kind: 'fail', order: true })
		expect(decide('action_required', failed, confirmed)).toMatchObject({ kind: 'fail', order: false })
		for (const status of ['paid', 'failed', 'expired', 'refunded'] as const) {
			expect(decide(status, failed)).toEqual({ kind: 'nothing' })
		}
	})

	it('a question of the bank is noted while the attempt is new', () => {
		expect(decide('pending', { kind: 'action_required' })).toEqual({ kind: 'ask' })
		expect(decide('paid', { kind: 'action_required' })).toEqual({ kind: 'nothing' })
	})

	it('an attempt that the gateway closed is given up, unless it was paid', () => {
		expect(decide('pending', { kind: 'closed' })).toEqual({ kind: 'close' })
		expect(decide('paid', { kind: 'closed' }, confirmed)).toEqual({ kind: 'nothing' })
	})

	it('a refund is noted, also before its payment was heard of, which then changes nothing any more', () => {
		const refunded = { kind: 'refunded', charge: 'ch_1' } as const
		expect(decide('paid', refunded, confirmed, { charge: 'ch_1' })).toEqual({ kind: 'note refund' })
		expect(decide('pending', refunded)).toEqual({ kind: 'note refund' })
		expect(decide('refunded', refunded, confirmed)).toEqual({ kind: 'nothing' })
		expect(decide('refunded', { kind: 'paid', charge }, unpaid)).toEqual({ kind: 'nothing' })
	})

	it('the refund of a stray charge leaves the attempt paid', () => {
		const stray = { kind: 'refunded', charge: 'ch_2' } as const
		expect(decide('paid', stray, confirmed, { charge: 'ch_1' })).toEqual({ kind: 'nothing' })
	})

	it('never leads out of refunded', () => expect(ATTEMPT_TRANSITIONS.refunded).toEqual([]))
})

describe('asking the gateway about an attempt', () => {
	const check = { status: 'pending', isPayable: true, isHosted: false, isOpen: true } as const

	it.each([
		['waits for one that can still be paid', check, 'ask again'],
		['waits for a customer at the bank', { ...check, status: 'action_required' }, 'ask again'],
		['waits on after a decline on the gateway’s page', { ...check, status: 'failed', isHosted: true }, 'ask again'],
		['closes one that was declined on our page', { ...check, status: 'failed' }, 'close'],
		['closes one whose order has ended', { ...check, isPayable: false }, 'close'],
		['closes one that a newer attempt has replaced', { ...check, status: 'expired' }, 'close'],
		['closes what is left of one that was paid', { ...check, status: 'paid', isPayable: false }, 'close'],
		['waits for one between its card form and its page', { ...check, isOpen: false }, 'ask again'],
		['ends with one that takes no money any more', { ...check, status: 'expired', isOpen: false }, 'done'],
		['ends with one whose order has ended', { ...check, isPayable: false, isOpen: false }, 'done'],
	] as const)('%s', (_what, input, kind) => expect(decideCheck(input).kind).toBe(kind))
})
