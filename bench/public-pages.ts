import type { System } from '../scripts/system.ts'
import type { Row } from './table.ts'

/** One page of each kind that search engines may know: of a folder such as /branches/… the first. */
export async function listPublicPages(storefrontUrl: string): Promise<string[]> {
	const sitemap = await (await fetch(`${storefrontUrl}/sitemap.xml`)).text()
	const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc]) => new URL(loc!).pathname)
	const kindOf = (path: string) => path.replace(/^(\/[^/]+\/).+/, '$1')
	return paths.filter((path, index) => paths.findIndex((other) => kindOf(other) === kindOf(path)) === index)
}

/** Lighthouse five times on every kind of public page; the first screens have a part of their own. */
export async function benchPublicPages({ storefrontUrl }: System): Promise<Row[]> {
	const { auditRows } = await import('./lighthouse.ts')
	const rows: Row[] = []
	for (const path of await listPublicPages(storefrontUrl)) {
		rows.push(...(await auditRows(storefrontUrl, path, { runs: 5, performance: 95 })))
	}
	return rows
}
