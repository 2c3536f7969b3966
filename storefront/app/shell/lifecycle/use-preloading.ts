import { ROUTE_PRELOAD_CONCURRENCY } from '@app/contract/constants'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readConnection } from '../../lib/realtime/connection.ts'
import { runQueue } from '../../lib/timing/run-queue.ts'
import { afterLoad } from './after-load.ts'

/** Where customers go next, by the page that they are on: names of the route modules, the likeliest first. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
	'/': ['routes/ordering', 'routes/order', 'routes/branches'],
	'/order': ['routes/order-cart'],
	'/order/cart': ['routes/checkout-payment'],
	'/checkout/payment': ['routes/checkout-success'],
	'/checkout/success': ['routes/track'],
	'/branches': ['routes/branch', 'routes/ordering', 'routes/order'],
}

interface RouteManifest {
	routes: Record<string, { module: string; imports?: string[] } | undefined>
}

/** Who saves data, or waits long for every byte, loads what they open and nothing else. */
function isSparing(): boolean {
	const { saveData, effectiveType } =
		(navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {}
	return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g'
}

function preload(file: string): Promise<void> {
	const link = document.createElement('link')
	link.rel = 'modulepreload'
	link.href = file
	return new Promise((resolve, reject) => {
		link.addEventListener('load', () => resolve())
		link.addEventListener('error', () => reject(new Error(`${file} could not be loaded ahead.`)))
		document.head.append(link)
	})
}

/** Files of pages that are not there yet. */
function filesOf(names: readonly string[]): string[] {
	const { routes } = (window as { __reactRouterManifest?: RouteManifest }).__reactRouterManifest ?? { routes: {} }
	const files = names.flatMap((name) => {
		const route = routes[name]
		return route ? [...(route.imports ?? []), route.module] : []
	})
	const isThere = (file: string) => document.querySelector(`link[href="${file}"], script[src="${file}"]`) !== null
	return [...new Set(files)].filter((file) => !isThere(file))
}

/** Loads the code of the likely next pages ahead, at most four files at once, when the page has nothing else to do. */
export function usePreloading(): void {
	const { pathname } = useLocation()
	useEffect(() => {
		const next = NEXT[pathname]
		if (!next || isSparing()) return
		return afterLoad(() => {
			if (readConnection().isOffline) return
			void runQueue(
				filesOf(next).map((file) => () => preload(file)),
				ROUTE_PRELOAD_CONCURRENCY,
			)
		})
	}, [pathname])
}
