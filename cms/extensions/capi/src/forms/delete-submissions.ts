import { dropLooseDocuments } from '../careers/documents.ts'
import { dropUnconfirmed } from '../repositories/newsletter.ts'
import { readSubmissionRetention, removeSubmissions } from '../repositories/submissions.ts'
import type { Runtime } from '../runtime.ts'

const SPAM_DAYS = 30
const DAY_MS = 24 * 3_600_000
const DEFAULT_MONTHS = { contact_messages: 12, job_applications: 6 } as const

/** A step of the clean-up: letters whose time is over, their documents, and addresses that nobody has confirmed. */
export async function deleteSubmissions(runtime: Runtime): Promise<void> {
	const { database, clock } = runtime
	const now = clock.now()
	const months = await readSubmissionRetention(database)
	for (const table of ['contact_messages', 'job_applications'] as const) {
		const before = monthsBefore(now, months[table] ?? DEFAULT_MONTHS[table])
		await removeSubmissions(database, table, { before, spamBefore: now - SPAM_DAYS * DAY_MS })
	}
	await dropLooseDocuments(runtime)
	await dropUnconfirmed(database, now)
}

function monthsBefore(now: number, months: number): number {
	const date = new Date(now)
	date.setUTCMonth(date.getUTCMonth() - months)
	return date.getTime()
}
