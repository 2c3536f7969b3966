import { PAYING_LOCK, type WorkerAnswer } from '@app/contract/service-worker'
import { worker } from './scope.ts'

/**
 * A worker that waits takes over when a page asks for it, and goes on waiting while any tab is in the middle of a
 * payment. Tabs say so by a lock: a client's `url` is the one that it was opened with.
 */
export function listenForTakeOver(): void {
	worker.addEventListener('message', (event) => {
		if ((event.data as { type?: unknown } | null)?.type === 'take-over') event.waitUntil(takeOver(event.ports[0]))
	})
}

async function takeOver(port: MessagePort | undefined): Promise<void> {
	const { held = [] } = (await navigator.locks?.query()) ?? {}
	const isPaying = held.some(({ name }) => name === PAYING_LOCK)
	port?.postMessage((isPaying ? 'paying' : 'taking-over') satisfies WorkerAnswer)
	if (!isPaying) await worker.skipWaiting()
}
