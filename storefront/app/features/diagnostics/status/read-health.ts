import { successOf } from '@app/contract/errors'
import { SystemStatusWordSchema, SystemTechSchema } from '@app/contract/system'
import * as v from 'valibot'
import { now } from '../../../lib/timing/clock.ts'
import type { CmsHealth } from './health-report.ts'

const WordReplySchema = v.object({ status: SystemStatusWordSchema })
const TechReplySchema = successOf(SystemTechSchema)

/** Reads one path of the CMS as JSON; rejects where it does not answer. */
export type ReadJson = (path: string) => Promise<unknown>

/** Looks at the CMS. Never throws: no answer is an answer here. */
export async function readHealth(read: ReadJson): Promise<CmsHealth> {
	const started = performance.now()
	const [status, tech] = await Promise.allSettled([
		read('/capi/system/status').then((reply) => v.parse(WordReplySchema, reply).status),
		read('/capi/system/tech').then((reply) => v.parse(TechReplySchema, reply).data),
	])
	const hasAnswered = status.status === 'fulfilled'
	return {
		word: hasAnswered ? status.value : 'silent',
		tech: tech.status === 'fulfilled' ? tech.value : null,
		durationMs: hasAnswered ? Math.round(performance.now() - started) : null,
		checkedAt: now(),
	}
}
