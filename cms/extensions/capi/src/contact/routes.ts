import { type ContactMessage, ContactRequestSchema } from '@app/contract/forms'
import type { Router } from 'express'
import { createTimestamps } from '../forms/form-timestamp.ts'
import { limitForm } from '../forms/limits.ts'
import { storeSubmission } from '../forms/store-submission.ts'
import { invalidPayload } from '../http/errors.ts'
import { route } from '../http/route.ts'
import { parseBody } from '../http/validate.ts'
import type { Runtime } from '../runtime.ts'

export function registerContactRoutes(router: Router, runtime: Runtime): void {
	const limit = limitForm('contact', runtime.config)
	const stamps = createTimestamps(runtime.config)

	/**
	 * GET /capi/forms/stamp → `stamp`: when a form was opened, sealed. Sent with the contact form and with applications.
	 */
	router.get(
		'/forms/stamp',
		route(() => {
			const now = runtime.clock.now()
			return { data: { stamp: stamps.seal({ at: now }, now) } }
		}),
	)

	/**
	 * POST /capi/contact: `name`, `email`, `message`, `topic`, `order_reference`, `branch`, and the form's own `stamp`
	 * and `website` → 201 `message`, the same for a letter, a copy of one, and what is taken for spam. 400 naming the
	 * field, 413, 415, 429.
	 */
	router.post(
		'/contact',
		limit,
		route(async (request) => {
			const message = parseBody(request, ContactRequestSchema)
			await assertBranch(runtime, message)
			await receive(runtime, message)
			return { status: 201, message: 'Thank you. We have your message, and answer by email.' }
		}),
	)
}

async function assertBranch({ catalogue }: Runtime, { branch }: ContactMessage): Promise<void> {
	if (branch !== null && !(await catalogue.read()).branches.get(branch)?.isPublished) {
		throw invalidPayload('branch', 'is not one of our branches')
	}
}

async function receive(runtime: Runtime, { website, stamp, ...letter }: ContactMessage): Promise<void> {
	const { name, email, topic, order_reference, branch, message } = letter
	await storeSubmission(runtime, {
		table: 'contact_messages',
		kind: 'contact',
		columns: letter,
		content: [email, topic, order_reference, branch, message],
		text: `${name}\n${order_reference ?? ''}\n${message}`,
		website,
		stamp,
		links: { maximumLinks: 2, maximumLinksUnstamped: 0 },
	})
}
