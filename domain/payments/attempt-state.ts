import type { DeclineCode } from '@app/contract/payments'
import {
	type AftermathOutcome,
	type AttemptStatus,
	type DisputeState,
	decideCheck,
	decideSettlement,
	FIRST_CHECK_MS,
	OPEN_ATTEMPTS,
	type PaymentOutcome,
	type SettlementInput,
	type SettlementPlan,
} from './payment-attempt.ts'
import { type AftermathNotes, disputeOf, hasFailedRefund, noteAftermath } from './refunds-and-disputes.ts'

/** What is kept about an attempt beside its columns. */
export interface AttemptNotes extends AftermathNotes {
	/** The gateway adapter's own notes. */
	provider: Readonly<Record<string, unknown>>
	/** Counts the changes of the adapter's notes: an answer about an earlier revision is stale. */
	revision: number
	/** The gateway's name for the charge that has paid the attempt. */
	charge: string | null
	/** The customer for whom the card is kept once it has paid. */
	keepFor: string | null
}

/** Everything of an attempt that changes after it was opened. `reduceAttempt` alone changes it. */
export interface AttemptState {
	status: AttemptStatus
	declineCode: DeclineCode | null
	amountMinor: number
	currency: string
	notes: AttemptNotes
	/**
	 * When the gateway is asked next. Never null while an attempt at a remote gateway is open; always null at a local
	 * one.
	 */
	checkAt: number | null
	/** Since when a refund of its money has failed; null where none has, or another one was given since. */
	refundFailedAt: number | null
	/** Where the customer's dispute about it stands; null where there is none. */
	dispute: DisputeState | null
}

/** What a gateway tells about an attempt. */
export type AttemptOutcome = PaymentOutcome | AftermathOutcome

/** What follows for the order, and for the people who have to know. */
export type AttemptPlan =
	| SettlementPlan
	| { kind: 'refund failed' }
	/** `isRefunded`: the customer has got the money back by it. */
	| { kind: 'dispute'; state: DisputeState; isRefunded: boolean }

export type AttemptEvent =
	/** A signed notification, or a decision of the gateway in this process. */
	| { type: 'told'; outcome: AttemptOutcome }
	/** The gateway has answered about the objects of `revision`. */
	| { type: 'looked'; outcome: PaymentOutcome; revision: number; isOpen: boolean; isHosted: boolean }
	/**
	 * The gateway has told, on our wish, to take no more money for the objects of `revision`, or that it is too late for
	 * that.
	 */
	| { type: 'closed'; revision: number; isClosed: boolean }
	/** The gateway has made its own page for the attempt; `provider` is what the adapter adds to its notes. */
	| { type: 'page opened'; provider: Readonly<Record<string, unknown>> }
	/** The card that is about to pay is to be kept. */
	| { type: 'card given'; provider: Readonly<Record<string, unknown>>; keepFor: string }
	/** The order has ended, was paid, or has a newer attempt. */
	| { type: 'superseded' }

export interface AttemptChange {
	state: AttemptState
	plan: AttemptPlan
	/** Whether the gateway has to be told to take no more money for it. */
	isClosing: boolean
}

interface Situation {
	order: SettlementInput['order']
	now: number
}

/**
 * A gateway that refuses to close is asked again after this long: it may refuse until the customer's bank has
 * answered.
 */
export const REFUSED_MS = 5_000

const NOTHING: SettlementPlan = { kind: 'nothing' }

/**
 * The next state of an attempt, whatever the order in which events come, and however late. Pure: the same state means
 * that nothing changed.
 */
export function reduceAttempt(state: AttemptState, event: AttemptEvent, situation: Situation): AttemptChange {
	const unchanged = { state, plan: NOTHING, isClosing: false }
	switch (event.type) {
		case 'told':
			return { ...reduceOutcome(state, event.outcome, situation), isClosing: false }
		case 'looked':
			return reduceStatusCheck(state, event, situation)
		case 'closed':
			return { ...unchanged, state: reduceClosed(state, event, situation.now) }
		case 'page opened':
			return reducePage(state, event.provider, situation)
		case 'card given': {
			if (!isOpenAttempt(state)) return unchanged
			const notes = { ...mergeProvider(state.notes, event.provider), keepFor: event.keepFor }
			return { ...unchanged, state: { ...state, notes } }
		}
		case 'superseded':
			return { ...unchanged, state: recheck(isOpenAttempt(state) ? moved(state, 'expired') : state, situation.now) }
		default:
			return event satisfies never
	}
}

/** Whether the customer can still pay by it. */
export function isOpenAttempt({ status }: Pick<AttemptState, 'status'>): boolean {
	return OPEN_ATTEMPTS.some((open) => open === status)
}

function reduceOutcome(state: AttemptState, outcome: AttemptOutcome, situation: Situation) {
	if (outcome.kind === 'refund') return reduceRefund(state, outcome, situation.now)
	return outcome.kind === 'dispute' ? reduceDispute(state, outcome) : settle(state, outcome, situation)
}

type OutcomeOf<Kind extends AftermathOutcome['kind']> = Extract<AftermathOutcome, { kind: Kind }>
type OutcomeChange = Pick<AttemptChange, 'state' | 'plan'>

function reduceRefund(state: AttemptState, outcome: OutcomeOf<'refund'>, now: number): OutcomeChange {
	const notes = noteAftermath(state.notes, outcome)
	if (notes === state.notes) return { state, plan: NOTHING }
	const refundFailedAt = hasFailedRefund(notes) ? (state.refundFailedAt ?? now) : null
	const isNews = refundFailedAt !== null && state.refundFailedAt === null
	return { state: { ...state, notes, refundFailedAt }, plan: isNews ? { kind: 'refund failed' } : NOTHING }
}

/** A lost dispute has given the money back, through the customer's bank. */
function reduceDispute(state: AttemptState, outcome: OutcomeOf<'dispute'>): OutcomeChange {
	const notes = noteAftermath(state.notes, outcome)
	if (notes === state.notes) return { state, plan: NOTHING }
	const { charge } = state.notes
	const isOwn = charge === null || outcome.charge === null || outcome.charge === charge
	const isRefunded = outcome.state === 'lost' && state.status === 'paid' && isOwn
	const next = { ...(isRefunded ? moved(state, 'refunded') : state), notes, dispute: disputeOf(notes) }
	return { state: next, plan: { kind: 'dispute', state: outcome.state, isRefunded } }
}

function settle(state: AttemptState, outcome: PaymentOutcome, { order, now }: Situation) {
	const { status, amountMinor, currency, notes } = state
	const plan = decideSettlement({ attempt: { status, amountMinor, currency, charge: notes.charge }, order, outcome })
	return { plan, state: applyPlan(state, plan, outcome, now) }
}

function applyPlan(state: AttemptState, plan: SettlementPlan, outcome: PaymentOutcome, now: number): AttemptState {
	switch (plan.kind) {
		case 'nothing':
			return state
		case 'ask':
			return moved(state, 'action_required')
		case 'fail':
			return moved(state, 'failed', plan.declineCode)
		case 'close':
			return moved(state, 'expired')
		case 'accept':
			return recheck(charged(state, outcome), now)
		case 'give back':
			// A stray charge is not the one that the attempt goes by.
			return plan.reason === 'stray' ? state : charged(state, outcome)
		case 'note refund':
			return moved(state, 'refunded')
		default:
			return plan satisfies never
	}
}

/**
 * An answer about objects that have been replaced since says nothing about the attempt, but for money that was taken.
 * Otherwise it decides when the gateway is asked again.
 */
function reduceStatusCheck(
	state: AttemptState,
	{ outcome, revision, isOpen, isHosted }: Extract<AttemptEvent, { type: 'looked' }>,
	situation: Situation,
): AttemptChange {
	const { order, now } = situation
	const isStale = revision !== state.notes.revision
	const isMoney = outcome.kind === 'paid' || outcome.kind === 'refunded'
	const settled = isStale && !isMoney ? { state, plan: NOTHING } : settle(state, outcome, situation)
	if (isStale) return { ...settled, state: { ...settled.state, checkAt: now }, isClosing: false }
	const isPayable = order.orderStatus === 'pending_payment' && settled.plan.kind !== 'accept'
	const next = settled.state
	const check = decideCheck({ status: next.status, isPayable, isHosted, isOpen })
	switch (check.kind) {
		case 'ask again':
			return { ...settled, state: { ...next, checkAt: now + check.afterMs }, isClosing: false }
		case 'close':
			return { ...settled, state: { ...next, checkAt: next.checkAt ?? now }, isClosing: true }
		case 'done':
			return {
				...settled,
				state: { ...(isOpenAttempt(next) ? moved(next, 'expired') : next), checkAt: null },
				isClosing: false,
			}
		default:
			return check satisfies never
	}
}

function reduceClosed(
	state: AttemptState,
	{ revision, isClosed }: Extract<AttemptEvent, { type: 'closed' }>,
	now: number,
): AttemptState {
	// Another way to pay was opened meanwhile: the gateway is asked about that at once.
	if (revision !== state.notes.revision) return { ...state, checkAt: now }
	if (!isClosed) return { ...state, checkAt: now + REFUSED_MS }
	return { ...(isOpenAttempt(state) ? moved(state, 'expired') : state), checkAt: null }
}

/** The page is noted in every case: one that nobody may pay on any more has to be closed. */
function reducePage(
	state: AttemptState,
	provider: Readonly<Record<string, unknown>>,
	{ order, now }: Situation,
): AttemptChange {
	const isUsable = isOpenAttempt(state) && order.orderStatus === 'pending_payment'
	const notes = mergeProvider(state.notes, provider)
	const isKnown = notes === state.notes
	const checkAt = isUsable ? ((isKnown ? state.checkAt : null) ?? now + FIRST_CHECK_MS) : now
	return { state: { ...state, notes, checkAt }, plan: NOTHING, isClosing: !isUsable }
}

function moved(state: AttemptState, status: AttemptStatus, declineCode: DeclineCode | null = null): AttemptState {
	return { ...state, status, declineCode }
}

/** The attempt's money is here: the gateway's name for it is kept. */
function charged(state: AttemptState, outcome: PaymentOutcome): AttemptState {
	const charge = outcome.kind === 'paid' ? (outcome.charge?.id ?? null) : null
	return { ...moved(state, 'paid'), notes: charge === null ? state.notes : { ...state.notes, charge } }
}

/** The gateway is asked at once, unless nothing is to be asked any more. */
function recheck(state: AttemptState, now: number): AttemptState {
	return state.checkAt === null ? state : { ...state, checkAt: now }
}

function mergeProvider(notes: AttemptNotes, added: Readonly<Record<string, unknown>>): AttemptNotes {
	const isNews = Object.entries(added).some(
		([name, value]) => JSON.stringify(notes.provider[name]) !== JSON.stringify(value),
	)
	return isNews ? { ...notes, provider: { ...notes.provider, ...added }, revision: notes.revision + 1 } : notes
}
