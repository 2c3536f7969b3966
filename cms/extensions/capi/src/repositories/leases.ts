import type { Knex } from 'knex'

export interface Lease {
	/** What its holder alone may do. */
	name: string
	holder: string
}

/**
 * Takes a lease, or extends one's own, until `until` (epoch milliseconds); false while another holder's has not run
 * out. One statement decides: of several nodes at the same moment the database lets one through.
 */
export async function takeLease(database: Knex, { name, holder }: Lease, now: number, until: number): Promise<boolean> {
	const expires_at = new Date(until)
	const made: unknown[] = await database('leases')
		.insert({ name, holder, expires_at })
		.onConflict('name')
		.ignore()
		.returning('name')
	if (made.length > 0) return true
	const taken: number = await database('leases')
		.where({ name })
		.where((free) => free.where({ holder }).orWhere('expires_at', '<=', new Date(now)))
		.update({ holder, expires_at })
	return taken > 0
}

/** Gives a lease back before its end; one that has gone to another holder meanwhile stays theirs. */
export async function endLease(database: Knex, lease: Lease): Promise<void> {
	await database('leases')
		.where({ ...lease })
		.delete()
}
