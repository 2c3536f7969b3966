import type { System } from '../scripts/system.ts'
import { cpuMilliseconds } from './cpu.ts'

const PATIENCE_MS = 300_000

/**
 * Waits until every message that the orders so far owe has been sent, and says what that costs these processes: a
 * load does not wait for it, but somebody has to do it. Milliseconds in all.
 */
export async function finishOutbox(system: System, pids: readonly number[]): Promise<number> {
	const cpu = () => pids.reduce((sum, pid) => sum + cpuMilliseconds(pid), 0)
	const db = system.openDatabase()
	const before = cpu()
	const end = Date.now() + PATIENCE_MS
	try {
		while (Date.now() < end) {
			const [row] = await db('outbox').whereNull('sent_at').whereNull('failed_at').count({ waiting: '*' })
			if (Number(row!.waiting) === 0) return cpu() - before
			await new Promise((resolve) => setTimeout(resolve, 500))
		}
	} finally {
		await db.destroy()
	}
	throw new Error('The messages of the orders were not sent in time')
}
