import type { Branch } from '@app/contract/menu'
import { STORAGE_KEYS, StoredPickupSchema } from '@app/contract/records'
import { readRecord, writeRecord } from '../../platform/storage.ts'
import { type Pickup, pickupDays } from './pickup.ts'

type PickupBranch = Pick<Branch, 'id' | 'timezone'>

/** The kept choice for a branch. One for another branch or a day that is over is none; a time that is over must be chosen anew. */
export function readPickup(branch: PickupBranch, now: number): Pickup {
	const stored = readRecord(STORAGE_KEYS.pickup, StoredPickupSchema)
	if (stored?.branchId !== String(branch.id)) return { type: 'now' }
	const { day, time } = stored
	if (!pickupDays(now, branch.timezone).some((choice) => choice.day === day)) return { type: 'now' }
	return { type: 'later', day, time: time !== null && Date.parse(time) > now ? time : null }
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
