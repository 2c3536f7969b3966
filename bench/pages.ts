import type { System } from '../scripts/system.ts'
import { readRepeatedly } from './load.ts'
import { listPublicPages } from './public-pages.ts'
import type { Row } from './table.ts'

/** Public pages of the storefront's server at 16 clients, one of each kind. */
export async function benchPages({ storefrontUrl, services }: System): Promise<Row[]> {
	const rows: Row[] = []
	for (const path of await listPublicPages(storefrontUrl)) {
		const load = await readRepeatedly(storefrontUrl + path, services.storefront!.child.pid!, {
			headers: { 'Accept-Encoding': 'br' },
		})
		if (load.failures > 0) throw new Error(`${path} failed ${load.failures} times`)
		rows.push(
			{ what: `page ${path}, server CPU`, ours: load.cpuMsEach, unit: 'ms', must: 2, aim: 0.5 },
			{ what: `page ${path}, rate`, ours: load.perSecond, unit: '/s', more: true },
		)
	}
	return rows
}
