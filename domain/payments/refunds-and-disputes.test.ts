import { expect, it } from 'vitest'
import type { AftermathOutcome } from './payment-attempt.ts'
import { type AftermathNotes, disputeOf, hasFailedRefund, NO_AFTERMATH, noteAftermath } from './refunds-and-disputes.ts'

const refund = (name: string, state: 'given' | 'failed', charge = 'ch_1'): AftermathOutcome => ({
	kind: 'refund',
	refund: name,
	charge,
	state,
})
const dispute = (name: string, state: 'open' | 'won' | 'lost'): AftermathOutcome => ({
	kind: 'dispute',
	dispute: name,
	charge: 'ch_1',
	state,
})
const note = (...news: AftermathOutcome[]) => news.reduce<AftermathNotes>(noteAftermath, NO_AFTERMATH)

it.each([
	['no refund', [], false],
	['a given one', [refund('re_1', 'given')], false],
	['a failed one', [refund('re_1', 'failed')], true],
	['one that was given and then failed', [refund('re_1', 'given'), refund('re_1', 'failed')], true],
	['one that is told to be given after it had failed', [refund('re_1', 'failed'), refund('re_1', 'given')], true],
	['a failed one and a later one', [refund('re_1', 'failed'), refund('re_2', 'given')], false],
	['a later one that is told first', [refund('re_2', 'given'), refund('re_1', 'failed')], false],
	[
		'a failed one, and a given one of another charge',
		[refund('re_1', 'failed'), refund('re_2', 'given', 'ch_2')],
		true,
	],
] as const)('tells whether a refund has failed: %s', (_what, news, hasFailed) => {
	expect(hasFailedRefund(note(...news))).toBe(hasFailed)
})

it.each([
	['none', [], null],
	['an open one', [dispute('dp_1', 'open')], 'open'],
	['a lost one', [dispute('dp_1', 'open'), dispute('dp_1', 'lost')], 'lost'],
	['one whose opening is told last', [dispute('dp_1', 'won'), dispute('dp_1', 'open')], 'won'],
	['a won one and another that is open', [dispute('dp_1', 'won'), dispute('dp_2', 'open')], 'open'],
	['a won one and another that is lost', [dispute('dp_1', 'won'), dispute('dp_2', 'lost')], 'lost'],
] as const)('tells where the disputes of an attempt stand: %s', (_what, news, state) => {
	expect(disputeOf(note(...news))).toBe(state)
})

it('returns the same notes for news that is known', () => {
	const notes = note(refund('re_1', 'failed'), dispute('dp_1', 'open'))
	expect(noteAftermath(notes, refund('re_1', 'failed'))).toBe(notes)
	expect(noteAftermath(notes, dispute('dp_1', 'open'))).toBe(notes)
})
