import type { SystemStatusWord } from '@app/contract/system'
import type { Clock } from '../clock.ts'
import { createCoalescedWorker } from '../coalesced-worker.ts'
import type { Fresh } from '../fresh.ts'
import { type PreparedReply, prepareReply } from '../http/prepared-reply.ts'
import type { Check } from './check.ts'

interface HealthReport {
	status: SystemStatusWord
	/** Epoch milliseconds of the last look at what matters most. */
	checkedAt: number
	checks: Check[]
}

export interface Health {
	/** The last report. Only the very first caller after a start waits for a look. */
	read(): Promise<HealthReport>
	/** GET /capi/system/word: the status alone, which is the same for everybody. */
	reply: Fresh<PreparedReply>
	/** Something that is looked at has changed: look now. */
	wake(): void
	close(): void
}

type HealthCheck = () => Promise<Check>

interface HealthOptions {
	/** What orders depend on: looked at each second, whoever asks and however often. */
	vital: readonly HealthCheck[]
	/** What is looked at less often, because each look costs somebody something. */
	other: readonly HealthCheck[]
	clock: Clock
	onError: (error: unknown) => void
}

const VITAL_EVERY_MS = 1_000
const OTHER_EVERY_MS = 30_000

/** Looks at the parts of the shop in the background, so that asking for the status costs nothing. */
export function createHealth({ vital, other, clock, onError }: HealthOptions): Health {
	let vitalChecks: Check[] = []
	let otherChecks: Check[] = []
	let current: { report: HealthReport; reply: PreparedReply } | null = null

	async function publish(): Promise<void> {
		const checks = [...vitalChecks, ...otherChecks]
		const report = { status: worst(checks), checkedAt: clock.now(), checks }
		const isSame = current?.report.status === report.status
		const reply = current && isSame ? current.reply : await prepareReply({ success: true, status: report.status })
		current = { report, reply }
	}

	const look = (looks: readonly HealthCheck[], keep: (checks: Check[]) => void) =>
		createCoalescedWorker({
			runOnce: async () => {
				keep(await Promise.all(looks.map((one) => one())))
				if (vitalChecks.length > 0) await publish()
				return false
			},
			onError,
			settleMs: 0,
		})
	const vitalPasses = look(vital, (checks) => {
		vitalChecks = checks
	})
	const otherPasses = look(other, (checks) => {
		otherChecks = checks
	})
	const timers = [
		setInterval(vitalPasses.notify, VITAL_EVERY_MS).unref(),
		setInterval(otherPasses.notify, OTHER_EVERY_MS).unref(),
	]
	vitalPasses.notify()
	otherPasses.notify()

	async function read() {
		if (current === null) await vitalPasses.run()
		if (current === null) throw new Error('The first look at the shop failed')
		return current
	}

	return {
		read: async () => (await read()).report,
		reply: {
			peek: () => current?.reply ?? null,
			read: async () => (await read()).reply,
			invalidate: vitalPasses.notify,
			close: () => undefined,
		},
		wake: vitalPasses.notify,
		close() {
			for (const timer of timers) clearInterval(timer)
			vitalPasses.close()
			otherPasses.close()
		},
	}
}

/** A part that nobody has switched on is no trouble. */
function worst(checks: readonly Check[]): SystemStatusWord {
	const words = checks.filter(({ detail }) => detail !== 'not configured').map(({ status }) => status)
	if (words.includes('down')) return 'down'
	return words.includes('degraded') ? 'degraded' : 'up'
}
