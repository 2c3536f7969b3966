import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Code that has not come by then is waited for where it is drawn. */
const PATIENCE_MS = 1_000

const announced: Promise<unknown>[] = []

/** Tells of code that the first screen shows as soon as it is alive. What does not load is said where it is drawn. */
export function preloadCode(code: Promise<unknown>): void {
	announced.push(code.catch(() => {}))
}

/** Resolves when all announced code has come, has failed, or has taken too long. */
export async function announcedCode(): Promise<void> {
	if (announced.length === 0) return
	const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
	await Promise.race([Promise.all(announced), late])
}

/**
 * As React's `lazy`, and a function that loads ahead: what has come before it is drawn for the first time is drawn at
 * once. React's own draws the fallback first and the component in small pieces after it, which takes a slow phone
 * seconds.
 */
export function lazyWithPreload<Props>(
	load: () => Promise<ComponentType<Props>>,
): [component: LazyExoticComponent<ComponentType<Props>>, loadAhead: () => Promise<unknown>] {
	let loaded: { default: ComponentType<Props> } | null = null
	const loadAhead = async () => {
		loaded = { default: await load() }
		return loaded
	}
	// biome-ignore lint/suspicious/noThenProperty: React reads a value that is there at once.
	const atOnce = { then: (take: (module: typeof loaded) => void) => take(loaded) }
	return [lazy(() => (loaded ? atOnce : loadAhead()) as Promise<NonNullable<typeof loaded>>), loadAhead]
}
