import type { RequestHandler, Router } from 'express'
import type { SandboxOutcome } from '../../gateways/sandbox/decide-outcome.ts'
import { addressFor } from '../../http/addresses.ts'
import { invalidPayload } from '../../http/errors.ts'
import { readForm } from '../../http/form-body.ts'
import { html } from '../../http/page.ts'
import { returnAddress } from '../return-address.ts'
import { decideAttempt, findAttempt, ignoreEnded, type SandboxRuntime } from './confirm.ts'
import { createSandboxPages, paymentHead } from './page-frame.ts'

/** What the buttons of the confirmation step decide; leaving it decides nothing. */
const OUTCOMES: ReadonlyMap<string, SandboxOutcome | null> = new Map<string, SandboxOutcome | null>([
	['approve', { kind: 'paid', charge: null }],
	['refuse', { kind: 'failed', declineCode: 'authentication_failed' }],
	['leave', null],
])

/**
 * GET and POST /capi/payments/sandbox/challenge/{payment_ref}: the confirmation step (3-D Secure) that a bank would
 * show. Approve and refuse settle the attempt, leaving it does not; all three lead back to the storefront, and so
 * does a step that is over.
 */
export function registerChallengePage(router: Router, runtime: SandboxRuntime, limit: RequestHandler): void {
	const page = createSandboxPages(runtime.config)
	const path = '/payments/sandbox/challenge/:ref'

	router.get(
		path,
		page(async (request) => {
			const attempt = await findAttempt(runtime, request.params.ref ?? '')
			if (attempt.payment.status !== 'action_required') return returnAddress(runtime.config, request, attempt)
			const title = 'Confirm your payment'
			const body = html`${paymentHead(title, attempt)}
<p>Your bank wants to know that it is you.</p>
<form method="post">
<button class="primary" name="decision" value="approve">Approve</button>
<button name="decision" value="refuse">Refuse</button>
<button name="decision" value="leave">Leave without deciding</button>
</form>`
			return { title, body }
		}),
	)

	router.post(
		path,
		limit,
		page(async (request) => {
			const { decision = '' } = await readForm(request)
			const outcome = OUTCOMES.get(decision)
			if (outcome === undefined) throw invalidPayload('decision', 'must be approve, refuse or leave')
			const attempt = await findAttempt(runtime, request.params.ref ?? '')
			const back = returnAddress(runtime.config, request, attempt)
			// Pressed twice, or gone back to: what has been decided stays so.
			if (outcome === null || attempt.payment.status !== 'action_required') return back
			await decideAttempt(
				runtime,
				attempt.payment.paymentRef,
				outcome,
				addressFor(runtime.config.publicUrl, request),
			).catch(ignoreEnded)
			return back
		}),
	)
}
