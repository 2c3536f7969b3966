import { PaymentStepSchema, STORAGE_KEYS } from '@app/contract/records'
import { readRecord, writeRecord } from '../../../lib/storage/storage.ts'

/** Remembers where the customer was sent to, so that there is a way back after a reload or the Back button. */
export function saveConfirmationStep(orderId: string, url: string): void {
	writeRecord(STORAGE_KEYS.paymentStep, { orderId, url })
}

/** Where the customer of an order was sent to and has not come back from with a result; null when nowhere. */
export function readConfirmationStep(orderId: string | null): string | null {
	const step = readRecord(STORAGE_KEYS.paymentStep, PaymentStepSchema)
	return step !== null && step.orderId === orderId ? step.url : null
}

export function forgetConfirmationStep(): void {
	writeRecord(STORAGE_KEYS.paymentStep, null)
}
