import type { Knex } from 'knex'
import { enqueueTask } from '../repositories/outbox.ts'

/** Topic of their rows in the outbox. */
export const SUBMISSION_TOPIC = 'message.letter'

/** Mails that follow from a form. */
export type SubmissionKind = 'newsletter.confirm' | 'newsletter.welcome' | 'contact' | 'application'

/** It names a row, and what is personal is read when it is sent. */
export interface Submission {
	kind: SubmissionKind
	row: number
	/** Names the message for good. */
	id: string
}

/** Notes, in the transaction in which the row is written, that a mail about it is to go out. */
export async function enqueueSubmission(
	transaction: Knex.Transaction,
	{ kind, row, now }: Omit<Submission, 'id'> & { now: number },
): Promise<void> {
	await enqueueTask(transaction, { topic: SUBMISSION_TOPIC, payload: { kind, row }, now })
}
