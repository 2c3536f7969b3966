import { SERVICE_WORKER_UPDATE_MS } from '@app/contract/constants'
import type { TakeOverMessage, WorkerAnswer } from '@app/contract/service-worker'
import { log } from '../log.ts'

/** Served with no-cache, never from a worker's own cache. */
const ADDRESS = '/sw.js'
/** A worker that does not answer has been ended by the browser, or is another build's. */
const ANSWER_MS = 3_000

const container = (): ServiceWorkerContainer | null => globalThis.navigator?.serviceWorker ?? null

/** Registers the service worker. Null where the browser has none, forbids it, or runs the sources (development). */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
	const workers = container()
	if (!workers || import.meta.env.DEV) return null
	try {
		return (await workers.register(ADDRESS, { updateViaCache: 'none' })) ?? null
	} catch (error) {
		log('info', 'The service worker could not be registered.', error)
		return null
	}
}

/** The registration once its worker is active; null where there is no worker, and at the latest after `patienceMs`. */
export async function serviceWorkerReady(patienceMs = 10_000): Promise<ServiceWorkerRegistration | null> {
	const workers = container()
	if (!workers || import.meta.env.DEV) return null
	const giveUp = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
	return Promise.race([workers.ready, giveUp])
}

/**
 * The registration of this page as the browser stores it, also while its first worker still installs; null where
 * there is none.
 */
export async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
	return (await container()?.getRegistration()) ?? null
}

/** Asks the server for a newer worker. Offline, or without one, nothing happens. */
export async function checkForWorkerUpdate(): Promise<void> {
	try {
		await (await container()?.getRegistration())?.update()
	} catch (error) {
		log('info', 'The service worker could not be looked up.', error)
	}
}

/** Asks for a newer worker each hour (section 9). Returns how to stop. */
export function pollWorkerUpdate(): () => void {
	const timer = setInterval(() => void checkForWorkerUpdate(), SERVICE_WORKER_UPDATE_MS)
	return () => clearInterval(timer)
}

/** Calls back whenever a new worker has been installed beside an old one and waits. Returns how to stop. */
export function watchWaitingWorker(registration: ServiceWorkerRegistration, onWaiting: () => void): () => void {
	const end = new AbortController()
	const look = () => {
		// Without a controller this is the first worker: nothing is replaced.
		if (registration.waiting && container()?.controller) onWaiting()
	}
	const follow = () =>
		registration.installing?.addEventListener('statechange', () => !end.signal.aborted && look(), {
			signal: end.signal,
		})
	look()
	follow()
	registration.addEventListener('updatefound', follow, { signal: end.signal })
	return () => end.abort()
}

/**
 * Lets the waiting worker take over, unless a tab is in the middle of a payment. Resolves when it controls this page
 * ('taking-over'), when it refused ('paying'), or with null where none waits.
 */
export async function takeOver(registration: ServiceWorkerRegistration): Promise<WorkerAnswer | null> {
	const { waiting } = registration
	if (!waiting) return null
	const controlled = new Promise<void>((resolve) =>
		container()?.addEventListener('controllerchange', () => resolve(), { once: true }),
	)
	const { port1, port2 } = new MessageChannel()
	const answer = new Promise<WorkerAnswer>((resolve) => {
		port1.onmessage = ({ data }) => resolve(data as WorkerAnswer)
		setTimeout(resolve, ANSWER_MS, 'taking-over')
	})
	waiting.postMessage({ type: 'take-over' } satisfies TakeOverMessage, [port2])
	const word = await answer
	if (word === 'taking-over') await Promise.race([controlled, new Promise((resolve) => setTimeout(resolve, ANSWER_MS))])
	return word
}

/**
 * Reloads the page, and once more if its worker changes meanwhile. Chromium starts an old worker again that is asked
 * for something while it ends; then it changes workers at the next navigation only, and loses that one's request.
 */
export function reloadWithWorker(): void {
	container()?.addEventListener('controllerchange', () => location.reload(), { once: true })
	location.reload()
}

/** Calls back when another worker has taken over this page. Returns how to stop. */
export function watchController(onChange: () => void): () => void {
	const workers = container()
	// The first worker takes the page without replacing anything.
	let had = workers?.controller != null
	const tell = () => {
		if (had) onChange()
		had = true
	}
	workers?.addEventListener('controllerchange', tell)
	return () => workers?.removeEventListener('controllerchange', tell)
}
