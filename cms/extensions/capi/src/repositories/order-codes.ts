import type { Database } from './orders.ts'

const NO_CODE = { code_seed: null, code_expires_at: null, code_tries: null }

/** What a code may be: how long it lives and how many tries it stands. */
interface CodeLife {
	now: number
	expiresAt: number
	mostTries: number
}

/**
 * Gives an order a one-time code, or a longer life to the one that it has: a stranger who asks for codes does not end
 * the one that lies in the guest's mailbox. Returns the seed of the code; null where somebody has just used it.
 */
export async function renewCode(
	db: Database,
	order: number,
	{ seed, now, expiresAt, mostTries }: CodeLife & { seed: string },
): Promise<string | null> {
	const isNew = await db('orders')
		.where({ id: order })
		.where((dead) =>
			dead
				.whereNull('code_seed')
				.orWhere('code_expires_at', '<=', new Date(now))
				.orWhere('code_tries', '>=', mostTries),
		)
		.update({ code_seed: seed, code_expires_at: new Date(expiresAt), code_tries: 0 })
	if (isNew === 1) return seed
	await db('orders')
		.where({ id: order })
		.whereNotNull('code_seed')
		.update({ code_expires_at: new Date(expiresAt) })
	return readCodeSeed(db, order)
}

/** The seed of an order's code, null where there is none. */
export async function readCodeSeed(db: Database, order: number): Promise<string | null> {
	const row = await db('orders').where({ id: order }).first('code_seed')
	return row?.code_seed ?? null
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

/** Erases an order's code. False where somebody has just used it. */
export async function spendCode(db: Database, order: number, seed: string): Promise<boolean> {
	return (await db('orders').where({ id: order, code_seed: seed }).update(NO_CODE)) === 1
}

/** Erases the codes that have expired. */
export async function dropCodes(db: Database, now: number): Promise<void> {
	await db('orders').where('code_expires_at', '<=', new Date(now)).update(NO_CODE)
}
