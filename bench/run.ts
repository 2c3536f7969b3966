// npm run bench: starts the product with a fresh database and measures it beside its references, all in one run.
// npm run bench -- reads orders: only those parts.
import { startSystem } from '../scripts/system.ts'
import { benchAccounts } from './accounts.ts'
import { BENCH_ENV } from './environment.ts'
import { benchGrowth } from './growth.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { benchPublicPages } from './public-pages.ts'
import { benchReads } from './reads.ts'
import { printTable } from './table.ts'

const parts = {
	reads: benchReads,
	orders: benchOrders,
	// Minutes: it fills two databases with a million orders.
	growth: benchGrowth,
	// Minutes: sign-ins take half a second each, on purpose.
	accounts: benchAccounts,
	pages: benchPages,
	// Minutes: Lighthouse on one page of each kind.
	public: benchPublicPages,
	// Loaded late: the browser's tools take a second that the other parts need not wait for.
	browser: async (system: Parameters<typeof benchPages>[0]) => (await import('./browser.ts')).benchBrowser(system),
}

const only = process.argv.slice(2)
const system = await startSystem({ env: BENCH_ENV })
try {
	for (const [name, bench] of Object.entries(parts)) {
		if (only.length > 0 && !only.includes(name)) continue
		printTable(name, await bench(system))
	}
} finally {
	await system.stop()
}
