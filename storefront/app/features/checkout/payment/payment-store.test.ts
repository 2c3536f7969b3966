import { STORAGE_KEYS } from '@app/contract/records'
import { afterEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../../test/fake-shop.ts'
import { paymentStore, prepareOrderPayment, readPaymentSlug } from './payment-store.ts'

afterEach(() => {
	vi.unstubAllGlobals()
})

function restore(records: Record<string, unknown>) {
	const storage = stubStorage(records)
	vi.stubGlobal('window', new EventTarget())
	paymentStore.restore()
	return storage
}
const record = { currentOrderRef: 'BD-7Q4KX', currentOrderId: '7', paymentStatus: 'processing', completedPayment: null }
const completedPayment = { orderRef: 'BD-7Q4KX', paymentRef: 'pay_1', orderId: '7', successUrl: '/', completedAt: 1 }

it('keeps an attempt whose window has run out since, so that the server can be asked about it', () => {
	restore({ [STORAGE_KEYS.payment]: { ...record, paymentStartTime: 1_000, lastSaved: Date.now() } })
	expect(paymentStore.get()).toEqual({ ...record, paymentStartTime: 1_000 })
})

it('stores exactly the fields of the payment-tracking record, and removes it when everything is cleared', () => {
	const storage = restore({})
	paymentStore.dispatch({ type: 'start', orderRef: 'BD-7Q4KX', orderId: '7' })
	const time = expect.any(Number)
	expect(JSON.parse(storage.get(STORAGE_KEYS.payment)!)).toEqual({ ...record, paymentStartTime: time, lastSaved: time })
	paymentStore.dispatch({ type: 'clear-all' })
	expect(storage.has(STORAGE_KEYS.payment)).toBe(false)
})

it('forgets an earlier completed payment when another order is about to be paid, but no running one', () => {
	restore({
		[STORAGE_KEYS.payment]: {
			...record,
			paymentStatus: 'completed',
			completedPayment,
			paymentStartTime: 1,
			lastSaved: 1,
		},
	})
	prepareOrderPayment('slug-of-8')
	expect(readPaymentSlug()).toBe('slug-of-8')
	expect(paymentStore.get().paymentStatus).toBe('idle')
	paymentStore.dispatch({ type: 'start', orderRef: 'BD-8', orderId: '8' })
	prepareOrderPayment('slug-of-9')
	expect(paymentStore.get().paymentStatus).toBe('processing')
	expect(readPaymentSlug()).toBe('slug-of-8')
})
