import type { SystemStatusWordSchema } from '@app/contract/system'
import type { Knex } from 'knex'
import type { InferOutput } from 'valibot'
import type { Clock } from '../clock.ts'
import { createFresh, type Fresh } from '../fresh.ts'
import { type PreparedReply, prepareReply } from '../http/prepared-reply.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import { createFilesCheck } from './files-check.ts'

type StatusWord = InferOutput<typeof SystemStatusWordSchema>

interface Check {
	name: string
	status: StatusWord
	/** For operators: never an address, a path or a driver's text. */
	detail?: string
	duration_ms: number
}

interface HealthReport {
	status: StatusWord
	checkedAt: number
	checks: Check[]
}

export interface Health {
	/** The report, at most a second old. */
	report: Fresh<HealthReport>
	/** GET /capi/system/word: the status alone, which is the same for everybody. */
	reply: Fresh<PreparedReply>
}

interface HealthOptions {
	database: Knex
	catalogue: Fresh<Catalogue>
	clock: Clock
	env: Record<string, unknown>
	onError: (error: unknown) => void
}

/** However often it is asked, the database and the files are looked at once a second. */
const VALID_MS = 1_000
/** A database that takes longer does not serve anybody. */
const PATIENCE_MS = 2_000

export function createHealth({ database, catalogue, clock, env, onError }: HealthOptions): Health {
	const checkFiles = createFilesCheck(env)
	const report = createFresh<HealthReport>({
		make: async (now) => {
			const checks = await Promise.all([
				check('database', 'down', () => database.raw('select 1')),
				check('files', 'degraded', checkFiles),
				check('outage switch', 'down', async () => {
					if ((await catalogue.read()).settings.isOutage) throw new Error('switched on')
				}),
			])
			return { value: { status: worst(checks), checkedAt: now, checks }, validUntil: now + VALID_MS }
		},
		clock,
		onError,
		settleMs: null,
	})
	const reply = createFresh({
		make: async (now) => {
			report.invalidate()
			const { status } = await report.read()
			return { value: await prepareReply({ success: true, status }), validUntil: now + VALID_MS }
		},
		clock,
		onError,
		settleMs: null,
	})
	return { report, reply }
}

async function check(name: string, failure: StatusWord, look: () => Promise<unknown>): Promise<Check> {
	const started = performance.now()
	let timer: NodeJS.Timeout | undefined
	const patience = new Promise((_, reject) => {
		timer = setTimeout(reject, PATIENCE_MS)
	})
	try {
		await Promise.race([look(), patience])
		return { name, status: 'up', duration_ms: rounded(started) }
	} catch {
		return { name, status: failure, detail: 'failed', duration_ms: rounded(started) }
	} finally {
		clearTimeout(timer)
	}
}

function rounded(started: number): number {
	return Math.round((performance.now() - started) * 10) / 10
}

function worst(checks: readonly Check[]): StatusWord {
	if (checks.some(({ status }) => status === 'down')) return 'down'
	return checks.some(({ status }) => status === 'degraded') ? 'degraded' : 'up'
}
