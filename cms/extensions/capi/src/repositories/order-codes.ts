import type { Database } from './orders.ts'

const NO_CODE = { code_hash: null, code_expires_at: null, code_tries: null }

/** Gives an order a one-time code in place of its earlier one. */
export async function storeCode(
	db: Database,
	order: number,
	{ hash, expiresAt }: { hash: string; expiresAt: number },
): Promise<void> {
	await db('orders')
		.where({ id: order })
		.update({ code_hash: hash, code_expires_at: new Date(expiresAt), code_tries: 0 })
}

/** The digest of an order's code, null where there is none. */
export async function readCodeHash(db: Database, order: number): Promise<string | null> {
	const row = await db('orders').where({ id: order }).first('code_hash')
	return row?.code_hash ?? null
}

/** Counts a try of an order's code. False where the code has expired or was tried too often. */
export async function takeTry(
	db: Database,
	order: number,
	{ now, most }: { now: number; most: number },
): Promise<boolean> {
	const counted = await db('orders')
		.where({ id: order })
		.where('code_expires_at', '>', new Date(now))
		.where('code_tries', '<', most)
		.increment('code_tries', 1)
	return counted === 1
}

/** Erases an order's code. False where somebody has just used or replaced it. */
export async function spendCode(db: Database, order: number, hash: string): Promise<boolean> {
	return (await db('orders').where({ id: order, code_hash: hash }).update(NO_CODE)) === 1
}

/** Erases the codes that have expired. */
export async function dropCodes(db: Database, now: number): Promise<void> {
	await db('orders').where('code_expires_at', '<=', new Date(now)).update(NO_CODE)
}
