/// <reference lib="webworker" />
import { codeIn } from '@app/language/code-files'
import type { LanguageTag } from '@app/language/tags'

declare const __BUILD__: string
declare global {
	var __WB_MANIFEST: { url: string }[]
}

/** The worker's own global scope, typed as what it is. */
export const worker = self as unknown as ServiceWorkerGlobalScope

/** The build that this worker belongs to, written in by packaging/build-service-worker.ts. */
export const BUILD = __BUILD__
/** The list of files, put here by workbox-build. */
const ASSETS = self.__WB_MANIFEST.map(({ url }) => url)
/** The files that pages in a language are kept with. */
export const assetsIn = (tag: LanguageTag): string[] => ASSETS.map((file) => codeIn(tag, file))
