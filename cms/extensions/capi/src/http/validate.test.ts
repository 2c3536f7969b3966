import { OrderRequestSchema } from '@app/contract/orders'
import { CardSchema } from '@app/contract/payments'
import type { Request } from 'express'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseBody, parsePart } from './validate.ts'

const draft = {
	branch: '1',
	items: [{ id: 1, quantity: 1 }],
	first_name: 'Ann',
	last_name: 'Ryan',
	email: 'ann@example.com',
	phone: '+353 87 123 4567',
}

describe('validation of a body', () => {
	it('takes ids as text, trims, and fills in what may be left out', () => {
		expect(parsePart({ ...draft, first_name: '  Ann ', unknown: 1 }, OrderRequestSchema)).toEqual({
			...draft,
			branch: 1,
			items: [{ id: 1, quantity: 1, note: '', requests: [], customizations: [] }],
			cart_id: null,
			coupon_code: null,
			pickup_type: 'now',
			pickup_time: null,
			expected_total: null,
			device_id: null,
			replaces: null,
		})
	})

	it.each([
		['a wrong type', { first_name: 5 }, 'first_name'],
		['a missing field', { email: undefined }, 'email'],
		['an email that is none', { email: 'ann' }, 'email'],
		['a negative count', { items: [{ id: 1, quantity: -1 }] }, 'items.0.quantity'],
		['half a burger', { items: [{ id: 1, quantity: 0.5 }] }, 'items.0.quantity'],
		['a huge count', { items: [{ id: 1, quantity: 1e9 }] }, 'items.0.quantity'],
		['an id that is SQL', { branch: '1; drop table orders' }, 'branch'],
		['no lines', { items: [] }, 'items'],
		['a long note', { items: [{ id: 1, quantity: 1, note: 'x'.repeat(1_000) }] }, 'items.0.note'],
		['NUL, which PostgreSQL cannot store', { last_name: 'Ry\0an' }, 'last_name'],
		['NUL deep inside', { items: [{ id: 1, quantity: 1, requests: ['no \0'] }] }, 'items.0.requests.0'],
	])('names the field of %s', (_what, change, field) => {
		expect(() => parsePart({ ...draft, ...change }, OrderRequestSchema)).toThrow(
			expect.objectContaining({ status: 400, code: 'INVALID_PAYLOAD', extensions: expect.objectContaining({ field }) }),
		)
	})

	it.each([null, [], 'text', 5, undefined])('refuses %j in place of an object', (body) => {
		expect(() => parsePart(body, OrderRequestSchema)).toThrow(expect.objectContaining({ status: 400 }))
	})

	it('does not follow parts that it lets through unseen down to the end of the stack', () => {
		const depth = 100_000
		const deep = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
		expect(() => parsePart({ draft: deep }, v.object({ draft: v.unknown() }))).not.toThrow()
	})

	it('never repeats what it received: it may be a card number', () => {
		const card = { number: 4242424242424242, exp_month: '1', exp_year: '30', cvc: '42424242' }
		expect(() => parsePart(card, CardSchema)).toThrow(
			expect.objectContaining({ message: expect.not.stringContaining('4242') as string }),
		)
	})

	it('is 415 for a body that is not JSON', () => {
		const request = { headers: { 'content-type': 'text/plain' }, body: {} } as Request
		expect(() => parseBody(request, OrderRequestSchema)).toThrow(expect.objectContaining({ status: 415 }))
	})
})
