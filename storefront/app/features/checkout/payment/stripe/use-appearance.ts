import type { Appearance } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { readAppearance } from './appearance.ts'

/** The appearance for Stripe's fields, read anew when the theme changes: by the switch, or with the system. */
export function useAppearance(): Appearance {
	const [appearance, setAppearance] = useState(readAppearance)
	useEffect(() => {
		const read = () => setAppearance(readAppearance())
		const system = window.matchMedia('(prefers-color-scheme: dark)')
		system.addEventListener('change', read)
		const byHand = new MutationObserver(read)
		byHand.observe(document.documentElement, { attributeFilter: ['data-theme'] })
		return () => {
			system.removeEventListener('change', read)
			byHand.disconnect()
		}
	}, [])
	return appearance
}
