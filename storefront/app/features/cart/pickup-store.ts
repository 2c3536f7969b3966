import type { Branch } from '@app/contract/menu'
import { STORAGE_KEYS, StoredPickupSchema } from '@app/contract/records'
import type { Pickup } from '@app/domain/orders/pickup-choice'
import { readRecord, writeRecord } from '../../lib/storage/storage.ts'

import { pickupDays } from './pickup.ts'

type PickupBranch = Pick<Branch, 'id' | 'timezone'>

/** A time that was over for so long belongs to a meal that is over. */
const STALE_MS = 12 * 3_600_000

/**
 * The kept choice. A time that is over or that another branch was to have the order ready at is settled with the
 * customer (`settlePickup`), never turned into "now" without a word; one of an earlier meal is none.
 */
export function readPickup(branch: PickupBranch, now: number): Pickup {
	const stored = readRecord(STORAGE_KEYS.pickup, StoredPickupSchema)
	if (stored === null) return { type: 'now' }
	const { branchId, day, time } = stored
	if (time !== null) return now - Date.parse(time) > STALE_MS ? { type: 'now' } : { type: 'later', day, time }
	const isHere = branchId === String(branch.id)
	return isHere && pickupDays(now, branch.timezone).some((choice) => choice.day === day)
		? { type: 'later', day, time }
		: { type: 'now' }
}

/** Keeps a choice, so that the way to the payment and back does not turn "at 18:30" into "now". */
export function savePickup(branch: PickupBranch, pickup: Pickup): void {
	const record = pickup.type === 'later' ? { branchId: String(branch.id), day: pickup.day, time: pickup.time } : null
	writeRecord(STORAGE_KEYS.pickup, record)
}

/** The order is paid: the next one begins with "now" again. */
export function forgetPickup(): void {
	writeRecord(STORAGE_KEYS.pickup, null)
}
