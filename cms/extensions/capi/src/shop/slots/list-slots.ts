import type { ReadyIn, Slots } from '@app/contract/menu'
import { slotsOn } from '@app/domain/orders/slots'
import { formatInstant } from '@app/domain/text/zoned-time'
import type { Database } from '../../repositories/orders.ts'
import { countOrdersBySlot } from '../../repositories/slot-orders.ts'
import { decideBranchNow } from '../catalogue/branch-now.ts'
import type { CatalogueBranch } from '../catalogue/catalogue.ts'

type Slot = ReturnType<typeof slotsOn>[number]

/** Kitchens plan a week ahead: days beyond have no slots. */
const HORIZON_MS = 7 * 86_400_000

/** The branch's slots on a day of its time zone, as the opening hours and the kitchen's lead time leave them. */
function slotsOfDay(branch: CatalogueBranch, readyIn: ReadyIn, date: string, now: number): Slot[] {
	const { opening, timezone, slotMinutes } = branch
	if (Math.abs(Date.parse(date) - now) > HORIZON_MS) return []
	return slotsOn({ opening, timezone, date, now, slotMinutes, leadMinutes: readyIn.min })
}

/** The slot that starts at an instant, if it can still be had. */
export function findSlot(branch: CatalogueBranch, readyIn: ReadyIn, start: number, now: number): Slot | undefined {
	const date = formatInstant(start, branch.timezone).slice(0, 10)
	return slotsOfDay(branch, readyIn, date, now).find((slot) => slot.start === start && slot.available)
}

/**
 * The wire's slots of a day: full ones are listed as not available. `asap` is null while the branch takes no orders.
 */
export async function listSlots(db: Database, branch: CatalogueBranch, date: string, now: number): Promise<Slots> {
	const state = decideBranchNow(branch, now)
	const slots = slotsOfDay(branch, state.readyIn, date, now)
	const taken = await countTaken(db, branch, slots)
	const hasRoom = ({ start }: Slot) => branch.slotCapacity === null || (taken.get(start) ?? 0) < branch.slotCapacity
	return {
		asap: state.canOrderOnline ? state.readyIn : null,
		slots: slots.map((slot) => ({
			start: formatInstant(slot.start, branch.timezone),
			end: formatInstant(slot.end, branch.timezone),
			available: state.canOrderOnline && slot.available && hasRoom(slot),
		})),
		timezone: branch.timezone,
	}
}

async function countTaken(db: Database, branch: CatalogueBranch, slots: readonly Slot[]): Promise<Map<number, number>> {
	const [first] = slots
	const last = slots.at(-1)
	if (branch.slotCapacity === null || !first || !last) return new Map()
	return countOrdersBySlot(db, branch.id, first.start, last.start)
}
