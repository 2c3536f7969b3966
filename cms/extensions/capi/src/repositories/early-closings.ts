import type { Database } from './orders.ts'

/** Sets the switch of a branch back that was closed early; false where somebody has done so already. */
export async function endEarlyClosing(db: Database, branch: number): Promise<boolean> {
	const changed = await db('branches')
		.where({ id: branch, closed_early: true })
		.update({ closed_early: false, closed_early_at: null })
	return changed > 0
}
