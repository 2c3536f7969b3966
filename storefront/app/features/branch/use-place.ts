import type { Place } from '@app/domain/distance'
import { useState } from 'react'

type PlaceState = { kind: 'unknown'; problem: string | null } | { kind: 'asking' } | { kind: 'known'; place: Place }

/** Where the customer is. The browser is asked only when `ask` is called, which must follow a press. */
export function usePlace() {
	const [state, setState] = useState<PlaceState>({ kind: 'unknown', problem: null })
	const ask = async () => {
		setState({ kind: 'asking' })
		try {
			const { readPlace } = await import('../../platform/geolocation.ts')
			setState({ kind: 'known', place: await readPlace() })
		} catch (error) {
			setState({ kind: 'unknown', problem: (error as Error).message })
		}
	}
	return { state, ask }
}
