import { announceRowChange } from '../../directus/row-changes.ts'
import { endEarlyClosing } from '../../repositories/early-closings.ts'
import type { Runtime } from '../../runtime.ts'
import { isStillClosedEarly } from './opening-now.ts'

/**
 * Sets the switches of branches back that were closed early and have opened again since. Customers have seen them
 * open from the minute: this is for the Studio, where a switch that does nothing any more would mislead.
 */
export async function reopenBranches({ database, catalogue, clock, messages }: Runtime): Promise<void> {
	const now = clock.now()
	for (const branch of (await catalogue.read()).branches.values()) {
		if (branch.closedEarlyAt === null || isStillClosedEarly(branch, now)) continue
		if (!(await endEarlyClosing(database, branch.id))) continue
		messages.publish({ kind: 'catalogue' })
		await announceRowChange({ collection: 'branches', action: 'update', id: branch.id })
	}
}
