/**
 * When the customer fetches the order: as soon as it is ready, or at the start of a slot (ISO 8601) of a day at the
 * branch.
 */
export type Pickup = { type: 'now' } | { type: 'later'; day: string; time: string | null }

interface PickupOffer {
	/** Days that can be chosen, the branch's today first: YYYY-MM-DD. */
	days: readonly string[]
	/** Slots of the chosen day; null while they are not known. */
	slots: readonly { start: string; available: boolean }[] | null
	now: number
}

export interface SettledPickup {
	pickup: Pickup
	/** The chosen time that was taken off, and why; null where it still holds. */
	lost: { time: string; why: 'over' | 'taken' } | null
}

/**
 * Compares a choice with the clock and with the slots as they are now: a time that is over or taken is no choice, nor
 * is a day that is over.
 */
export function settlePickup(pickup: Pickup, { days, slots, now }: PickupOffer): SettledPickup {
	const [today] = days
	if (pickup.type === 'now' || today === undefined) return { pickup, lost: null }
	const { time } = pickup
	const day = days.includes(pickup.day) ? pickup.day : today
	const why = time === null ? null : whyLost(time, { isDayOver: day !== pickup.day, slots, now })
	if (time !== null && why !== null) return { pickup: { type: 'later', day, time: null }, lost: { time, why } }
	return { pickup: day === pickup.day ? pickup : { ...pickup, day }, lost: null }
}

function whyLost(
	time: string,
	{ isDayOver, slots, now }: Pick<PickupOffer, 'slots' | 'now'> & { isDayOver: boolean },
): 'over' | 'taken' | null {
	const at = Date.parse(time)
	if (isDayOver || at <= now) return 'over'
	if (slots === null) return null
	return slots.some(({ start, available }) => available && Date.parse(start) === at) ? null : 'taken'
}

/**
 * The slots as the page may offer them: none that has begun, and none that the shop has refused. `held`: the cart's
 * own unpaid order has it.
 */
export function offerSlots<S extends { start: string; available: boolean }>(
	slots: readonly S[],
	{ now, refused, held }: { now: number; refused: ReadonlySet<string>; held: string | null },
): S[] {
	return slots.map((slot) => {
		const at = Date.parse(slot.start)
		const isHeld = held !== null && Date.parse(held) === at
		return { ...slot, available: (slot.available || isHeld) && at > now && !refused.has(slot.start) }
	})
}
