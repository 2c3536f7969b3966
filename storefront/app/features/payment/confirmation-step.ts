import * as v from 'valibot'
import { readRecord, writeRecord } from '../../platform/storage.ts'

const KEY = 'payment-step'
const StepSchema = v.object({
	orderId: v.string(),
	/** The bank's confirmation step, or the gateway's own page. */
	url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
})

/** Remembers where the customer was sent to, so that there is a way back after a reload or the Back button. */
export function saveConfirmationStep(orderId: string, url: string): void {
	writeRecord(KEY, { orderId, url })
}

/** Where the customer of an order was sent to and has not come back from with a result; null when nowhere. */
export function readConfirmationStep(orderId: string | null): string | null {
	const step = readRecord(KEY, StepSchema)
	return step !== null && step.orderId === orderId ? step.url : null
}

export function forgetConfirmationStep(): void {
	writeRecord(KEY, null)
}
