import type { Place } from '@app/domain/distance'
import { useState } from 'react'

export interface NearMe {
	/** Null while it is not known. */
	place: Place | null
	/** Why it is not known, for people. */
	problem: string | null
	isAsking: boolean
	ask: () => void
}

const loadHelper = () => import('./find-place.ts')

/** Where the customer is. The browser is asked only when `ask` is called, which must follow a press. */
export function usePlace(): NearMe {
	const [place, setPlace] = useState<Place | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const [isAsking, setAsking] = useState(false)
	const ask = async () => {
		setAsking(true)
		setProblem(null)
		const found = await (await loadHelper()).findPlace()
		if ('place' in found) setPlace(found.place)
		else setProblem(found.problem)
		setAsking(false)
	}
	return { place, problem, isAsking, ask: () => void ask() }
}
