import { OrderProofsSchema, STORAGE_KEYS } from '@app/contract/records'
import { readRecord, writeRecord } from '../../lib/storage/storage.ts'

/** The newest orders of this browser. */
const MAX_PROOFS = 10

const readProofs = () => readRecord(STORAGE_KEYS.orderProofs, OrderProofsSchema) ?? []

/** Keeps the server's token that this browser may change a guest's order. */
export function keepProof(slug: string, token: string): void {
	const others = readProofs().filter((proof) => proof.slug !== slug)
	writeRecord(STORAGE_KEYS.orderProofs, [{ slug, token }, ...others].slice(0, MAX_PROOFS))
}

/** The token of an order, null where this browser has none. */
export function findProof(slug: string): string | null {
	return readProofs().find((proof) => proof.slug === slug)?.token ?? null
}

/** Removes a token that the server does not take any more. */
export function forgetProof(slug: string): void {
	const others = readProofs().filter((proof) => proof.slug !== slug)
	writeRecord(STORAGE_KEYS.orderProofs, others.length > 0 ? others : null)
}
