/** An entry of Vite's build manifest, as far as it is read here. */
export interface Chunk {
	file: string
	imports?: string[]
	dynamicImports?: string[]
	css?: string[]
	assets?: string[]
}

/** Every page's own code, and the pages that open without a network (service-worker/pages.ts). */
const ROOTS = [
	'entry.client',
	'root',
	'routes/default-layout',
	'routes/home',
	'routes/ordering',
	'routes/order',
	'routes/order-cart',
	// Whoever is paying arrives, even if the server has another build by then.
	'routes/checkout-payment',
	'routes/checkout-success',
	'routes/recent-orders',
	'routes/branches',
	'routes/branch',
	'routes/offline',
]
/**
 * Of the code that is loaded when it is wanted: what building a cart and finding a branch want. The rest is kept when
 * it is used.
 */
const WANTED = /^app\/(?:shell|lib|ui|features\/(?:menu|cart|branch|checkout\/success|content\/home|pwa\/install))\//
/** Far away from a first visit, or heavy and for comfort only. */
const UNWANTED = /branch-map|pass-image|draw/
/**
 * Pictures of pages that are opened offline; a browser shows one of each set of the others, which is kept when it was
 * shown.
 */
const PICTURES = /\/(?:mark|icons|disc|scene-error|scene-empty-cart)-[\w-]+\.(?:svg|webp)$/
const TEXT = /\.(?:js|css|woff2)$/

/**
 * The files that the service worker keeps at once, as paths below the build.
 * @throws Error for a page that the build does not have: it was renamed.
 */
export function choosePrecache(manifest: Readonly<Record<string, Chunk>>): string[] {
	const keys = Object.keys(manifest)
	const files = new Set<string>()
	const seen = new Set<string>()
	const visit = (key: string) => {
		const chunk = manifest[key]
		if (!chunk || seen.has(key)) return
		seen.add(key)
		for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
			if (TEXT.test(file) || PICTURES.test(file)) files.add(file)
		chunk.imports?.forEach(visit)
		for (const wanted of chunk.dynamicImports ?? []) if (WANTED.test(wanted) && !UNWANTED.test(wanted)) visit(wanted)
	}
	for (const root of ROOTS) {
		const found = keys.filter((key) => new RegExp(`^app/${root}\\.tsx?(?:\\?.*)?$`).test(key))
		if (found.length === 0) throw new Error(`The build has no app/${root}.tsx, which the service worker is to keep.`)
		found.forEach(visit)
	}
	return [...files].sort()
}
