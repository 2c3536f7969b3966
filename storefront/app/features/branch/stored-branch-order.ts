import { type BranchOrder, BranchOrderSchema, DEVICE_KEYS } from '@app/contract/device'
import * as v from 'valibot'
import { readDevice, writeDevice } from '../../lib/storage/device-database.ts'

/** Reads the order of the branches that this device stored; null where it stored none that is valid. */
export async function readBranchOrder(): Promise<BranchOrder | null> {
	const stored = v.safeParse(BranchOrderSchema, await readDevice('userPreferences', DEVICE_KEYS.branchOrder))
	return stored.success ? stored.output : null
}

/** Stores the order of the branches on this device. */
export async function writeBranchOrder(order: BranchOrder): Promise<void> {
	await writeDevice('userPreferences', DEVICE_KEYS.branchOrder, order)
}
