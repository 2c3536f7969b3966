import {
	type SandboxConfirmRequest,
	SandboxConfirmRequestSchema,
	SandboxSaveCardRequestSchema,
} from '@app/contract/payments'
import type { RequestHandler, Router } from 'express'
import { decideSandboxOutcome } from '../../gateways/sandbox/decide-outcome.ts'
import { addressFor } from '../../http/addresses.ts'
import { CapiError, invalidPayload } from '../../http/errors.ts'
import { type Caller, route } from '../../http/route.ts'
import { parseBody } from '../../http/validate.ts'
import { findOwnerOfAttempt } from '../../repositories/payments.ts'
import type { Runtime } from '../../runtime.ts'
import { assertMayChange } from '../../shop/orders/assert-may-change.ts'
import { findCustomerCard } from '../cards/find-card.ts'
import { cardLimitReached, keepCard } from '../cards/keep-card.ts'
import { presentCard } from '../cards/present-card.ts'
import { userOf } from '../cards/routes.ts'
import { isPaymentRef } from '../payment-ref.ts'
import { registerChallengePage } from './challenge-page.ts'
import { confirmCard, type Means, type SandboxRuntime } from './confirm.ts'
import { registerHostedPage } from './hosted-page.ts'

/** What a real provider would serve itself; only where the sandbox is the configured gateway. */
export function registerSandboxRoutes(router: Router, runtime: Runtime, limit: RequestHandler): void {
	const sandbox = runtime as SandboxRuntime

	/**
	 * POST /capi/payments/sandbox/confirm: `payment_ref`, `card` or `card_id`, `save` → `status` `paid`, `failed`
	 * (`decline_code`) or `action_required` (`action_url`). 422 INVALID_CARD for a number that fails Luhn; 404 unknown
	 * payment, or a card that is not the signed-in customer's; 403 for an account's order without its bearer token; 409
	 * ORDER_NOT_PAYABLE. `save` keeps the card of whoever is signed in, once it has paid.
	 */
	router.post(
		'/payments/sandbox/confirm',
		limit,
		route(async (request, caller) => {
			const body = parseBody(request, SandboxConfirmRequestSchema)
			await assertMayPay(sandbox, body.payment_ref, caller)
			const means = await readMeans(sandbox, body, caller)
			const base = addressFor(sandbox.config.publicUrl, request)
			return { data: await confirmCard(sandbox, body.payment_ref, means, base) }
		}),
	)

	/**
	 * POST /capi/payments/sandbox/cards, bearer token: `card` → 201 `card`, saved without an order. 401 without a token;
	 * 422 INVALID_CARD; 409 CARD_LIMIT_REACHED. What the card will do when it pays goes into its token.
	 */
	router.post(
		'/payments/sandbox/cards',
		limit,
		route(async (request, caller) => {
			const user = userOf(caller)
			const { card } = parseBody(request, SandboxSaveCardRequestSchema)
			const outcome = decideSandboxOutcome(card, sandbox.clock.now())
			if (!outcome) throw invalidCard('card.number', 'This is not a valid card number.')
			if (outcome.kind === 'failed' && outcome.declineCode === 'expired_card') {
				throw invalidCard('card.exp_year', 'This card has expired.')
			}
			const saved = await keepCard(sandbox, user, sandbox.gateway.createCard(card))
			if (!saved) throw cardLimitReached()
			return { status: 201, data: { card: presentCard(saved) } }
		}),
	)

	registerHostedPage(router, sandbox, limit)
	registerChallengePage(router, sandbox, limit)
}

async function assertMayPay({ database, gateway }: SandboxRuntime, paymentRef: string, { user }: Caller) {
	const owner = isPaymentRef(paymentRef) ? await findOwnerOfAttempt(database, gateway.provider, paymentRef) : undefined
	if (owner !== undefined) assertMayChange({ user: owner }, user)
}

async function readMeans(
	runtime: SandboxRuntime,
	{ card, card_id, save }: SandboxConfirmRequest,
	{ user }: Caller,
): Promise<Means> {
	if (card_id !== undefined) return { saved: await findCustomerCard(runtime, user, card_id) }
	if (!card) throw invalidPayload('card', 'is required')
	return { card, keepFor: save ? user : null }
}

function invalidCard(field: string, message: string): CapiError {
	return new CapiError(422, 'INVALID_CARD', message, { field })
}
