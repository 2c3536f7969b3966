import type { TrackedOrder } from '@app/contract/orders'
import { MeasuredOrdersSchema, STORAGE_KEYS } from '@app/contract/records'
import { measureOrder } from '@app/domain/privacy/analytics-items'
import { useEffect } from 'react'
import { track } from '../../../lib/analytics/analytics.ts'
import { onConsent } from '../../../lib/analytics/consent.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { readRecord, writeRecord } from '../../../lib/storage/storage.ts'
import { runInTurn } from '../../../lib/storage/tab-lock.ts'

/** So many are remembered. */
const MAX_REMEMBERED = 20

/** A purchase is measured once for each order: not again on a reload, in another tab or on the way back to the page. */
export function useMeasuredPurchase(order: TrackedOrder | null | undefined): void {
	const { gtag, umami, recordingUrl } = useSite().services
	const isMeasured = gtag !== null || umami !== null || recordingUrl !== null
	const isPaid = order?.payment_status === 'paid'
	// biome-ignore lint/correctness/useExhaustiveDependencies: a paid order does not change any more.
	useEffect(() => {
		if (!isMeasured || !isPaid) return
		return onConsent(({ analytics }) => {
			if (analytics) void runInTurn('measured-purchase', async () => measureOnce(order))
		})
	}, [isMeasured, isPaid, order?.reference])
}

function measureOnce(order: TrackedOrder): void {
	const measured = readRecord(STORAGE_KEYS.measuredOrders, MeasuredOrdersSchema) ?? []
	if (measured.includes(order.reference)) return
	writeRecord(STORAGE_KEYS.measuredOrders, [...measured, order.reference].slice(-MAX_REMEMBERED))
	track({ name: 'purchase', params: measureOrder(order) })
}
