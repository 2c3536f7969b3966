/// <reference lib="webworker" />

declare const __BUILD__: string
declare global {
	var __WB_MANIFEST: { url: string }[]
}

/** The worker's own global scope, typed as what it is. */
export const worker = self as unknown as ServiceWorkerGlobalScope

/** The build that this worker belongs to, written in by packaging/build-service-worker.ts. */
export const BUILD = __BUILD__
