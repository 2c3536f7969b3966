/// <reference lib="webworker" />
import type { LanguageTag } from '@app/language/tags'

declare const __BUILD__: string
declare const __CATALOGUES__: Partial<Record<LanguageTag, string>>
declare global {
	var __WB_MANIFEST: { url: string }[]
}

/** The worker's own global scope, typed as what it is. */
export const worker = self as unknown as ServiceWorkerGlobalScope

/** The build that this worker belongs to, written in by packaging/build-service-worker.ts. */
export const BUILD = __BUILD__
/** The file with a language's words, where it has one: pages in that language do nothing without it. */
export const CATALOGUES = __CATALOGUES__
