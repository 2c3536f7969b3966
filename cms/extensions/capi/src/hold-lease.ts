import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { endLease, takeLease } from './repositories/leases.ts'

/** The next node begins this long after one has died in the middle. */
const LEASE_MS = 60_000
/** A holder that is alive extends its lease, however long a provider takes to answer. */
const EXTEND_MS = LEASE_MS / 3

/** This process, among all nodes of the database. */
const holder = randomUUID()

/**
 * Does what only one node of a database may do at a time, unless another one is at it. `isHeld` says whether the
 * lease is still ours: a process that stood still for longer than its lease has lost it. By the machine's own clock,
 * which no test sets.
 */
export async function holdLease(
	database: Knex,
	name: string,
	work: (isHeld: () => boolean) => Promise<void>,
): Promise<void> {
	const lease = { name, holder }
	let until = 0
	const take = async () => {
		const now = Date.now()
		const end = now + LEASE_MS
		until = (await takeLease(database, lease, now, end)) ? end : 0
	}
	await take()
	if (until === 0) return
	// A failed extension is tried again; without one the lease runs out.
	const timer = setInterval(() => void take().catch(() => {}), EXTEND_MS)
	try {
		await work(() => Date.now() < until)
	} finally {
		clearInterval(timer)
		await endLease(database, lease)
	}
}
