import type { SavedCard } from '@app/contract/payments'
import { useEffect, useState } from 'react'
import { log } from '../../../../lib/log.ts'
import { useSite } from '../../../../lib/rendering/site-context.tsx'
import { useAuth } from '../../../auth/auth-store.ts'
import { listCards } from './card-calls.ts'

export type SavedCardsState =
	| { kind: 'loading' }
	| { kind: 'failed' }
	/** None for guests. */
	| { kind: 'ready'; cards: SavedCard[] }

const NONE: SavedCardsState = { kind: 'ready', cards: [] }

/** The cards of whoever is signed in; `reload` asks anew and keeps what is shown meanwhile. */
export function useSavedCards(): { state: SavedCardsState; isSignedIn: boolean; reload: () => void } {
	const { cms } = useSite()
	const { status } = useAuth()
	const [state, setState] = useState<SavedCardsState>({ kind: 'loading' })
	const [tries, setTries] = useState(0)

	// biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
	useEffect(() => {
		if (status === 'loading') return
		if (status === 'unauthenticated') return setState(NONE)
		const stop = new AbortController()
		listCards(cms, stop.signal).then(
			(cards) => setState({ kind: 'ready', cards }),
			(error) => {
				if (stop.signal.aborted) return
				log('info', 'The saved cards could not be read.', error)
				setState({ kind: 'failed' })
			},
		)
		return () => stop.abort()
	}, [cms, status, tries])

	return { state, isSignedIn: status === 'authenticated', reload: () => setTries((count) => count + 1) }
}
