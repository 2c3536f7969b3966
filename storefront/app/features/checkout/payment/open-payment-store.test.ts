import { STORAGE_KEYS } from '@app/contract/records'
import { expect, it, vi } from 'vitest'
import { OPEN_PAYMENT, openPaymentBeforeEach, START } from '../../../../test/open-payment.ts'
import { clearTracking, endWindow, readOpenPayment } from './open-payment-store.ts'
import { paymentStore } from './payment-store.ts'

const { storage } = openPaymentBeforeEach()

it('the window ends after 60 s, not a millisecond earlier, and the payment is asked about all the same', () => {
	vi.setSystemTime(START + 59_999)
	endWindow()
	expect(paymentStore.get().paymentStatus).toBe('processing')
	vi.setSystemTime(START + 60_000)
	endWindow()
	expect(paymentStore.get().paymentStatus).toBe('idle')
	expect(storage().has(STORAGE_KEYS.payment)).toBe(false)
	expect(readOpenPayment()).toEqual(OPEN_PAYMENT)
})

it('the address of another order clears the tracking at once, but money may be on its way', () => {
	clearTracking()
	expect(storage().has(STORAGE_KEYS.payment)).toBe(false)
	expect(readOpenPayment()).toEqual(OPEN_PAYMENT)
})

it('a completed payment is cleared without a trace', () => {
	paymentStore.dispatch({ type: 'complete', orderRef: 'BD-7Q4KX', paymentRef: 'pay_1', orderId: '7' })
	clearTracking()
	expect(readOpenPayment()).toBeNull()
})

it('a payment whose slug is not known is not remembered: nobody would ever tell what became of it', () => {
	storage().delete(STORAGE_KEYS.paymentSlug)
	vi.setSystemTime(START + 60_000)
	endWindow()
	expect(readOpenPayment()).toBeNull()
})
