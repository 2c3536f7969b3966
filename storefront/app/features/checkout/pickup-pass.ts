import type { TrackedOrder } from '@app/contract/orders'
import { type PickupPass, PickupPassesSchema, STORAGE_KEYS } from '@app/contract/records'
import { readRecord, writeRecord } from '../../platform/storage.ts'

/** The newest orders of this browser. */
const MAX_PASSES = 10

export function makePickupPass(order: TrackedOrder, ready: string | null, now: number): PickupPass {
	const { reference, slug, branch } = order
	return { reference, slug, branch: branch.title, address: branch.address, ready, savedAt: now }
}

/** Keeps a pass on this device, newest first, in place of an older one of the same order. */
export function savePickupPass(pass: PickupPass): void {
	const others = readPasses().filter(({ reference }) => reference !== pass.reference)
	writeRecord(STORAGE_KEYS.orders, [pass, ...others].slice(0, MAX_PASSES))
}

/** The pass of an order, where this device has it. */
export function findPickupPass(reference: string): PickupPass | null {
	return readPasses().find((pass) => pass.reference === reference) ?? null
}

/** The passes of this device's orders, newest first. */
export function readPasses(): PickupPass[] {
	return readRecord(STORAGE_KEYS.orders, PickupPassesSchema) ?? []
}
