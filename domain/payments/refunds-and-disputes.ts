import type { AftermathOutcome, DisputeState } from './payment-attempt.ts'

/** What is noted about refunds and disputes of an attempt's charges, by the gateway's names for them. */
export interface AftermathNotes {
	refunds: Readonly<Record<string, { charge: string | null; state: 'given' | 'failed' }>>
	disputes: Readonly<Record<string, { charge: string | null; state: DisputeState }>>
}

export const NO_AFTERMATH: AftermathNotes = { refunds: {}, disputes: {} }

/**
 * Notes news of a refund or a dispute. News comes in any order: a refund that has failed stays so, whatever was said
 * of it before, and a dispute that is decided is not opened again. Returns the same notes where it changes nothing.
 */
export function noteAftermath<Notes extends AftermathNotes>(notes: Notes, outcome: AftermathOutcome): Notes {
	const { charge } = outcome
	if (outcome.kind === 'refund') {
		const { refund, state } = outcome
		const known = notes.refunds[refund]?.state
		if (known === state || known === 'failed') return notes
		return { ...notes, refunds: { ...notes.refunds, [refund]: { charge, state } } }
	}
	const { dispute, state } = outcome
	const known = notes.disputes[dispute]?.state
	if (known === state || (known !== undefined && known !== 'open')) return notes
	return { ...notes, disputes: { ...notes.disputes, [dispute]: { charge, state } } }
}

/** Whether some charge's refund has failed and no later one of it was given. */
export function hasFailedRefund({ refunds }: Pick<AftermathNotes, 'refunds'>): boolean {
	const all = Object.values(refunds)
	const isGiven = (charge: string | null) => all.some((other) => other.charge === charge && other.state === 'given')
	return all.some(({ charge, state }) => state === 'failed' && !isGiven(charge))
}

/** Where the disputes of an attempt stand; null where there are none. */
export function disputeOf({ disputes }: Pick<AftermathNotes, 'disputes'>): DisputeState | null {
	const states = Object.values(disputes).map(({ state }) => state)
	return (['open', 'lost', 'won'] as const).find((state) => states.includes(state)) ?? null
}
