import { describe, expect, it } from 'vitest'
import { decideSandboxOutcome } from './decide-outcome.ts'

const now = Date.UTC(2026, 10, 20)
const card = (number: string, exp_year = 2030) => ({ number, exp_month: 11, exp_year, cvc: '123', name: '' })

describe('the sandbox’s cards', () => {
	it.each([
		['4242424242424242', { kind: 'paid', charge: null }],
		['4000000000000002', { kind: 'failed', declineCode: 'card_declined' }],
		['4000000000009995', { kind: 'failed', declineCode: 'insufficient_funds' }],
		['4000000000000119', { kind: 'failed', declineCode: 'processing_error' }],
		['4000002500003155', { kind: 'action_required' }],
		['5555555555554444', { kind: 'failed', declineCode: 'card_declined' }],
	])('%s', (number, outcome) => expect(decideSandboxOutcome(card(number), now)).toEqual(outcome))

	it('knows no number that fails its check digit', () => {
		expect(decideSandboxOutcome(card('4242424242424241'), now)).toBeNull()
	})

	it('declines a card whose month is over, and takes it until then', () => {
		expect(decideSandboxOutcome(card('4242424242424242', 2025), now)).toEqual({
			kind: 'failed',
			declineCode: 'expired_card',
		})
		expect(decideSandboxOutcome(card('4242424242424242', 2026), now)).toEqual({ kind: 'paid', charge: null })
	})
})
