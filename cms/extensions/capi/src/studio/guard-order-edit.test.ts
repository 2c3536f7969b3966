import { ORDER_TRANSITIONS } from '@app/domain/orders/order-status'
import { describe, expect, it } from 'vitest'
import { assertOrderEdit } from './guard-order-edit.ts'

const order = { reference: 'BD-7Q4KX', order_status: 'confirmed', payment_status: 'paid', total: 12.5, user: null }
const edit = (from: string, to: string) => () => assertOrderEdit({ ...order, order_status: from }, { order_status: to })

describe('an edit of an order in the Studio', () => {
	it.each([
		['confirmed', 'accepted'],
		['accepted', 'preparing'],
		['preparing', 'ready'],
		['ready', 'completed'],
		['pending_payment', 'cancelled'],
		['confirmed', 'cancelled'],
		['confirmed', 'confirmed'],
	])('may move it from %s to %s', (from, to) => expect(edit(from, to)).not.toThrow())

	it('may make no move that the table does not have, nor one that belongs to payments or the clock', () => {
		const states = Object.keys(ORDER_TRANSITIONS)
		const allowed = states.flatMap((from) =>
			states.filter((to) => from !== to && !isRefused(edit(from, to))).map((to) => `${from}>${to}`),
		)
		expect(allowed.sort()).toEqual(
			[
				'pending_payment>cancelled',
				'confirmed>accepted',
				'confirmed>cancelled',
				'accepted>preparing',
				'accepted>cancelled',
				'preparing>ready',
				'preparing>cancelled',
				'ready>completed',
			].sort(),
		)
	})

	it.each(['', ' ', null, 'nobody', 7])('may not set its email to %j', (email) => {
		const guest = { ...order, email: 'guest@example.com' }
		expect(() => assertOrderEdit(guest, { email })).toThrow(/^"?email/)
	})

	it('may correct its email, and send back one that staff never entered', () => {
		expect(() => assertOrderEdit({ ...order, email: 'gest@example.com' }, { email: 'guest@example.com' })).not.toThrow()
		expect(() => assertOrderEdit({ ...order, email: '' }, { email: '', phone: '+353871234567' })).not.toThrow()
	})

	it('says what would be possible', () => {
		expect(edit('confirmed', 'completed')).toThrow(
			'Order BD-7Q4KX is confirmed and cannot become completed. It can become accepted or cancelled.',
		)
		expect(edit('expired', 'confirmed')).toThrow('Nothing follows any more.')
	})

	it.each([
		['payment_status', 'refunded'],
		['total', 0.01],
		['user', 'somebody'],
		['slug', 'x'],
		['lines', []],
	])('never changes %s', (field, value) => {
		expect(() => assertOrderEdit(order, { [field]: value })).toThrow(expect.objectContaining({ status: 403 }))
	})

	it('may send back what it has not changed', () => {
		expect(() => assertOrderEdit(order, { payment_status: 'paid', total: '12.50', user: null })).not.toThrow()
	})
})

function isRefused(attempt: () => void): boolean {
	try {
		attempt()
		return false
	} catch {
		return true
	}
}
