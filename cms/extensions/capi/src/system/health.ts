import type { SystemStatusWordSchema } from '@app/contract/system'
import type { Knex } from 'knex'
import type { InferOutput } from 'valibot'
import type { Clock } from '../clock.ts'
import { createFresh, type Fresh } from '../fresh.ts'
import { type PreparedReply, prepareReply } from '../http/prepared-reply.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import { type Check, createCheck } from './check.ts'
import { createFilesCheck } from './files-check.ts'

type StatusWord = InferOutput<typeof SystemStatusWordSchema>

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

export function createHealth({ database, catalogue, clock, env, onError }: HealthOptions): Health {
	const looks = [
		createCheck('database', 'down', () => database.raw('select 1')),
		createCheck('files', 'degraded', createFilesCheck(env)),
		createCheck('outage switch', 'down', async () => {
			if ((await catalogue.read()).settings.isOutage) throw new Error('switched on')
		}),
	]
	const report = createFresh<HealthReport>({
		make: async (now) => {
			const checks = await Promise.all(looks.map((look) => look()))
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

function worst(checks: readonly Check[]): StatusWord {
	if (checks.some(({ status }) => status === 'down')) return 'down'
	return checks.some(({ status }) => status === 'degraded') ? 'degraded' : 'up'
}
