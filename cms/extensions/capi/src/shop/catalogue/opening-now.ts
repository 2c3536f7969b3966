import { closeEarly, isClosedEarly, reopensAt } from '@app/domain/branch/early-closing'
import { nextBoundary, type OpeningNow, openingAt } from '@app/domain/branch/opening'
import type { CatalogueBranch } from './catalogue.ts'

/** What a branch's hours say at an instant, and staff who have closed it early. */
export function openingNow(branch: CatalogueBranch, now: number): OpeningNow {
	const state = openingAt(branch.opening, branch.timezone, now)
	return isStillClosedEarly(branch, now) ? closeEarly(state, earlyClosingOf(branch)?.until ?? null) : state
}

/** Whether staff have closed the branch early, and it has not opened again since. */
export function isStillClosedEarly(branch: CatalogueBranch, now: number): boolean {
	const closing = earlyClosingOf(branch)
	return closing !== null && isClosedEarly(closing.until, now)
}

/** The next instant at which `openingNow` may say something else. */
export function nextOpeningChange(branch: CatalogueBranch, now: number): number {
	const boundary = nextBoundary(branch.opening, branch.timezone, now)
	const until = earlyClosingOf(branch)?.until ?? null
	return until !== null && until > now ? Math.min(boundary, until) : boundary
}

/** Staff's edit makes a new object of the branch, so that the answer holds for as long as this one lives. */
const closings = new WeakMap<CatalogueBranch, { until: number | null }>()

function earlyClosingOf(branch: CatalogueBranch): { until: number | null } | null {
	const { closedEarlyAt, opening, timezone } = branch
	if (closedEarlyAt === null) return null
	let closing = closings.get(branch)
	if (!closing) {
		closing = { until: reopensAt(opening, timezone, closedEarlyAt) }
		closings.set(branch, closing)
	}
	return closing
}
