import type { Branch } from '@app/contract/menu'
import { offerSlots, type Pickup, settlePickup } from '@app/domain/orders/pickup-choice'
import { formatClock } from '@app/domain/text/clock-time'
import { currentLanguage, t } from '@app/language/current'
import { useEffect, useMemo, useState } from 'react'
import { useNow } from '../../lib/rendering/use-now.ts'
import { now as readClock } from '../../lib/timing/clock.ts'
import { formatPickupDay, type PickupDay, pickupDays } from './pickup.ts'
import { readPickup, savePickup } from './pickup-store.ts'
import { type SlotsState, useSlots } from './use-slots.ts'

export interface PickupChoice {
	pickup: Pickup
	days: readonly PickupDay[]
	slots: SlotsState
	/** The chosen time that is gone, in words; null where nothing was lost. */
	lost: string | null
	choose: (pickup: Pickup) => void
	/** Asks for the times again. */
	retry: () => void
	/** The shop has refused the chosen time. */
	refuse: () => void
}

const NONE: ReadonlySet<string> = new Set()

/**
 * When the order is fetched: the customer's choice, held against the clock and the branch's slots, and kept on the
 * device.
 */
export function usePickup(branch: Branch): PickupChoice {
	const now = useNow(readClock())
	const [pickup, setPickup] = useState<Pickup>(() => readPickup(branch, now))
	const [lost, setLost] = useState<string | null>(null)
	const [refused, setRefused] = useState(NONE)
	const { timezone } = branch
	const days = useMemo(() => pickupDays(now, timezone), [now, timezone])
	const { state, retry } = useSlots(branch, pickup.type === 'later' ? pickup.day : null)
	const slots: SlotsState = useMemo(
		() =>
			state.kind === 'loaded'
				? { ...state, slots: offerSlots(state.slots, { now, refused, held: state.held }) }
				: state,
		[state, now, refused],
	)
	const keep = (next: Pickup, words: string | null) => {
		setPickup(next)
		setLost(words)
		savePickup(branch, next)
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: with each newer clock, day and list of slots.
	useEffect(() => {
		const offer = { days: days.map(({ day }) => day), slots: slots.kind === 'loaded' ? slots.slots : null, now }
		const settled = settlePickup(pickup, offer)
		if (settled.pickup === pickup) return
		keep(settled.pickup, settled.lost ? describeLost(settled.lost, timezone) : lost)
	}, [pickup, days, slots, now])

	return {
		pickup,
		days,
		slots,
		lost,
		retry,
		choose: (next) => keep(next, null),
		refuse() {
			if (pickup.type !== 'later' || pickup.time === null) return
			const { time } = pickup
			setRefused((old) => new Set([...old, time]))
			keep({ ...pickup, time: null }, describeLost({ time, why: 'taken' }, timezone))
		},
	}
}

function describeLost({ time, why }: { time: string; why: 'over' | 'taken' }, timezone: string): string {
	const at = { day: formatPickupDay(time, timezone), time: formatClock(time, timezone, currentLanguage()) }
	return why === 'over'
		? t('{day}, {time} is over. Please choose another time.', at)
		: t('{day}, {time} is not free any more. Please choose another time.', at)
}
