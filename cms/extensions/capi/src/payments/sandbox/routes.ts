import { SandboxConfirmRequestSchema } from '@app/contract/payments'
import type { RequestHandler, Router } from 'express'
import { addressFor } from '../../http/addresses.ts'
import { invalidPayload, notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { parseBody } from '../../http/validate.ts'
import type { Runtime } from '../../runtime.ts'
import { registerChallengePage } from './challenge-page.ts'
import { confirmCard, type SandboxRuntime } from './confirm.ts'
import { registerHostedPage } from './hosted-page.ts'

/** What a real provider would serve itself; only where the sandbox is the configured gateway. */
export function registerSandboxRoutes(router: Router, runtime: Runtime, limit: RequestHandler): void {
	const sandbox = runtime as SandboxRuntime

	/**
	 * POST /capi/payments/sandbox/confirm: `payment_ref`, `card` → `status` `paid`, `failed` (`decline_code`) or `action_required`
	 * (`action_url`). 422 INVALID_CARD for a number that fails Luhn; 404 unknown payment; 409 ORDER_NOT_PAYABLE.
	 */
	router.post(
		'/payments/sandbox/confirm',
		limit,
		route(async (request) => {
			const { payment_ref, card, card_id } = parseBody(request, SandboxConfirmRequestSchema)
			if (card_id !== undefined) throw notFound('The saved card')
			if (!card) throw invalidPayload('card', 'is required')
			const base = addressFor(sandbox.config.publicUrl, request)
			return { data: await confirmCard(sandbox, payment_ref, card, base) }
		}),
	)

	registerHostedPage(router, sandbox, limit)
	registerChallengePage(router, sandbox, limit)
}
