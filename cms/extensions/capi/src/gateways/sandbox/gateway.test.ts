import { describe, expect, it } from 'vitest'
import { createSandboxGateway } from './gateway.ts'
import { SIGNATURE_HEADER, signBody } from './signature.ts'

let time = Date.UTC(2026, 10, 20)
const gateway = createSandboxGateway({ secret: 'secret', clock: { now: () => time } })
const signed = (body: string, secret = 'secret') => ({ [SIGNATURE_HEADER]: signBody(body, secret, time) })

describe('events of the sandbox', () => {
	it.each([
		{ kind: 'paid', charge: null },
		{ kind: 'failed', declineCode: 'insufficient_funds' },
		{ kind: 'action_required' },
	] as const)('arrive as they were sent: %j', (outcome) => {
		const { body, headers } = gateway.createEvent('pay_1', outcome)
		expect(gateway.parseEvent(body, headers)).toMatchObject({ paymentRef: 'pay_1', outcome })
	})

	it('have ids of their own', () => {
		const ids = [1, 2].map(() => {
			const { body, headers } = gateway.createEvent('pay_1', { kind: 'paid', charge: null })
			return gateway.parseEvent(body, headers).id
		})
		expect(new Set(ids).size).toBe(2)
	})

	it('are refused when anything about the signature is wrong', () => {
		const { body, headers } = gateway.createEvent('pay_1', { kind: 'paid', charge: null })
		const forged = Buffer.from(body.toString().replace('pay_1', 'pay_2'))
		const refused = expect.objectContaining({ status: 400 })
		expect(() => gateway.parseEvent(forged, headers)).toThrow(refused)
		expect(() => gateway.parseEvent(body, {})).toThrow(refused)
		expect(() => gateway.parseEvent(body, { [SIGNATURE_HEADER]: 't=1,v1=00' })).toThrow(refused)
		expect(() => gateway.parseEvent(body, signed(body.toString(), 'other'))).toThrow(refused)
		time += 301_000
		expect(() => gateway.parseEvent(body, headers)).toThrow(refused)
	})

	it('are refused when they are signed and yet no events', () => {
		for (const body of ['{', '[]', '{"id":5}']) {
			expect(() => gateway.parseEvent(Buffer.from(body), signed(body))).toThrow(
				expect.objectContaining({ status: 400 }),
			)
		}
	})

	it('of a kind that nobody knows change nothing', () => {
		const body = JSON.stringify({ id: 'evt_1', type: 'payment.disputed', created: 1, data: { payment_ref: 'pay_1' } })
		expect(gateway.parseEvent(Buffer.from(body), signed(body)).outcome).toEqual({ kind: 'ignored' })
	})
})
