import { describe, expect, it } from 'vitest'
import { type AttemptEvent, type AttemptState, REFUSED_MS, reduceAttempt } from './attempt-state.ts'
import { type AttemptStatus, FIRST_CHECK_MS, type PaymentOutcome } from './payment-attempt.ts'
import { NO_AFTERMATH } from './refunds-and-disputes.ts'

const NOW = 1_800_000_000_000
const LATER = NOW + 7_000
const unpaid = { orderStatus: 'pending_payment', paymentStatus: 'pending' } as const
const expired = { orderStatus: 'expired', paymentStatus: 'expired' } as const
const paid: PaymentOutcome = { kind: 'paid', charge: { id: 'ch_1', amountMinor: 1250, currency: 'EUR' } }
const nothing: PaymentOutcome = { kind: 'ignored' }

const attempt = (status: AttemptStatus, changes: Partial<AttemptState> = {}): AttemptState => ({
	status,
	declineCode: null,
	amountMinor: 1250,
	currency: 'EUR',
	notes: { provider: { intent: 'pi_1' }, revision: 1, charge: null, keepFor: null, ...NO_AFTERMATH },
	checkAt: LATER,
	refundFailedAt: null,
	dispute: null,
	...changes,
})
const reduce = (
	state: AttemptState,
	event: AttemptEvent,
	order: Parameters<typeof reduceAttempt>[2]['order'] = unpaid,
) => reduceAttempt(state, event, { order, now: NOW })
const looked = (outcome: PaymentOutcome, changes: object = {}): AttemptEvent => ({
	type: 'looked',
	outcome,
	revision: 1,
	isOpen: true,
	isHosted: false,
	...changes,
})

describe('reduceAttempt', () => {
	it('notes the charge beside what else was noted, and rechecks at once', () => {
		const state = attempt('pending', {
			notes: { provider: { intent: 'pi_1' }, revision: 3, charge: null, keepFor: 'ann', ...NO_AFTERMATH },
		})
		expect(reduce(state, { type: 'told', outcome: paid }).state).toMatchObject({
			status: 'paid',
			notes: { provider: { intent: 'pi_1' }, revision: 3, charge: 'ch_1', keepFor: 'ann' },
			checkAt: NOW,
		})
	})

	it('returns the same state for news that changes nothing', () => {
		const state = attempt('paid', { checkAt: null })
		expect(reduce(state, { type: 'told', outcome: { kind: 'closed' } }).state).toBe(state)
		expect(reduce(state, { type: 'superseded' }).state).toBe(state)
	})

	it('merges the notes of an opened page and keeps the charge of a payment that was faster', () => {
		const state = attempt('paid', {
			notes: { provider: { intent: 'pi_1' }, revision: 1, charge: 'ch_1', keepFor: null, ...NO_AFTERMATH },
		})
		const change = reduce(state, { type: 'page opened', provider: { checkout: 'cs_1' } }, expired)
		expect(change.state.notes).toEqual({
			provider: { intent: 'pi_1', checkout: 'cs_1' },
			revision: 2,
			charge: 'ch_1',
			keepFor: null,
			...NO_AFTERMATH,
		})
	})

	it('closes a page that was made for an attempt which ended meanwhile', () => {
		const page: AttemptEvent = { type: 'page opened', provider: { checkout: 'cs_1' } }
		expect(reduce(attempt('expired', { checkAt: null }), page)).toMatchObject({
			isClosing: true,
			state: { checkAt: NOW },
		})
		expect(reduce(attempt('pending'), page, expired)).toMatchObject({ isClosing: true, state: { checkAt: NOW } })
		expect(reduce(attempt('pending'), page)).toMatchObject({
			isClosing: false,
			state: { status: 'pending', checkAt: NOW + FIRST_CHECK_MS },
		})
	})

	it.each<PaymentOutcome>([
		{ kind: 'closed' },
		{ kind: 'failed', declineCode: 'card_declined' },
		{ kind: 'action_required' },
		nothing,
	])('ignores a stale answer ($kind) and asks again at once', (outcome) => {
		const change = reduce(attempt('pending'), looked(outcome, { revision: 0, isOpen: false }))
		expect(change).toMatchObject({
			isClosing: false,
			plan: { kind: 'nothing' },
			state: { status: 'pending', checkAt: NOW },
		})
	})

	it('counts money of a stale answer', () => {
		const change = reduce(attempt('pending'), looked(paid, { revision: 0, isOpen: false }))
		expect(change).toMatchObject({ plan: { kind: 'accept' }, state: { status: 'paid', checkAt: NOW } })
	})

	it.each([
		['an open attempt', attempt('pending'), looked(nothing), unpaid, 'pending', true],
		['one between form and page', attempt('pending'), looked(nothing, { isOpen: false }), unpaid, 'pending', true],
		['one without a next check', attempt('pending', { checkAt: null }), looked(nothing), unpaid, 'pending', true],
		['a paid one', attempt('pending'), looked(paid, { isOpen: false }), unpaid, 'paid', false],
		['a closed one', attempt('pending'), looked({ kind: 'closed' }, { isOpen: false }), unpaid, 'expired', false],
		['one of an ended order', attempt('pending'), looked(nothing, { isOpen: false }), expired, 'expired', false],
	] as const)('decides after an answer whether it asks again: %s', (_what, state, event, order, status, isAsked) => {
		const { state: next } = reduce(state, event, order)
		expect([next.status, next.checkAt !== null]).toEqual([status, isAsked])
	})

	it('has what nobody may pay any more closed, and stays due until that is done', () => {
		const change = reduce(attempt('expired'), looked(nothing))
		expect(change).toMatchObject({ isClosing: true, state: { checkAt: LATER } })
		const closed: AttemptEvent = { type: 'closed', revision: 1, isClosed: true }
		expect(reduce(change.state, closed).state.checkAt).toBeNull()
		expect(reduce(change.state, { ...closed, isClosed: false }).state.checkAt).toBe(NOW + REFUSED_MS)
		expect(reduce(change.state, { ...closed, revision: 0 }).state.checkAt).toBe(NOW)
	})

	it('supersedes an open attempt, and asks about it at once where a gateway keeps it', () => {
		const superseded: AttemptEvent = { type: 'superseded' }
		expect(reduce(attempt('action_required'), superseded).state).toMatchObject({ status: 'expired', checkAt: NOW })
		expect(reduce(attempt('pending', { checkAt: null }), superseded).state).toMatchObject({
			status: 'expired',
			checkAt: null,
		})
		expect(reduce(attempt('failed'), superseded).state).toMatchObject({ status: 'failed', checkAt: NOW })
	})

	it('notes a card that is to be kept while the attempt is open', () => {
		const card: AttemptEvent = { type: 'card given', provider: { card: 'tok' }, keepFor: 'ann' }
		expect(reduce(attempt('pending'), card).state.notes).toMatchObject({
			provider: { intent: 'pi_1', card: 'tok' },
			keepFor: 'ann',
		})
		expect(reduce(attempt('paid'), card).state.notes).toMatchObject({ keepFor: null })
	})

	it('notes a refund that has failed once, and that another one was given', () => {
		const refund = (name: string, state: 'given' | 'failed'): AttemptEvent => ({
			type: 'told',
			outcome: { kind: 'refund', refund: name, charge: 'ch_1', state },
		})
		const failed = reduce(attempt('refunded'), refund('re_1', 'failed'))
		expect(failed).toMatchObject({
			plan: { kind: 'refund failed' },
			state: { status: 'refunded', refundFailedAt: NOW },
		})
		expect(reduce(failed.state, refund('re_1', 'failed')).state).toBe(failed.state)
		expect(reduce(failed.state, refund('re_2', 'failed')).plan).toEqual({ kind: 'nothing' })
		expect(reduce(failed.state, refund('re_2', 'given')).state.refundFailedAt).toBeNull()
	})

	it('notes a dispute, and that a lost one has given the money back', () => {
		const dispute = (state: 'open' | 'won' | 'lost', charge = 'ch_1'): AttemptEvent => ({
			type: 'told',
			outcome: { kind: 'dispute', dispute: 'dp_1', charge, state },
		})
		const state = attempt('paid', { notes: { ...attempt('paid').notes, charge: 'ch_1' } })
		const opened = reduce(state, dispute('open'))
		expect(opened).toMatchObject({
			plan: { kind: 'dispute', state: 'open', isRefunded: false },
			state: { status: 'paid', dispute: 'open' },
		})
		expect(reduce(opened.state, dispute('won')).state).toMatchObject({ status: 'paid', dispute: 'won' })
		expect(reduce(opened.state, dispute('lost'))).toMatchObject({
			plan: { kind: 'dispute', state: 'lost', isRefunded: true },
			state: { status: 'refunded', dispute: 'lost' },
		})
		expect(reduce(state, dispute('lost', 'a stray one')).state).toMatchObject({ status: 'paid', dispute: 'lost' })
	})
})
