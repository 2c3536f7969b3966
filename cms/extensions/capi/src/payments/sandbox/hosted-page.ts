import { CardSchema } from '@app/contract/payments'
import { parseExpiry } from '@app/domain/payments/card'
import { formatMoney } from '@app/domain/pricing/money'
import type { Request, RequestHandler, Router } from 'express'
import * as v from 'valibot'
import { SANDBOX_PATHS } from '../../gateways/sandbox/gateway.ts'
import { addressFor } from '../../http/addresses.ts'
import { CapiError } from '../../http/errors.ts'
import { readForm } from '../../http/form-body.ts'
import { html, type PageReply } from '../../http/page.ts'
import { findLatestPayment } from '../../repositories/payments.ts'
import { openSession } from '../open-session.ts'
import { returnAddress } from '../return-address.ts'
import { confirmCard, findAttempt, ignoreEnded, isOpen, type SandboxAttempt, type SandboxRuntime } from './confirm.ts'
import { createSandboxPages, paymentHead } from './page-frame.ts'

const INVALID_CARD = 'Please check the card: something in it is not right.'
const DECLINED = 'The card was declined. Nothing has been charged; try another card.'

/**
 * GET and POST /capi/payments/sandbox/pay/{payment_ref}: the page that a provider hosts for customers who are sent
 * there. It charges like the card form; a declined card goes on to a new attempt, which the address of the old one
 * leads to from then on, and a paid one, or an attempt that is over, back to the storefront.
 */
export function registerHostedPage(router: Router, runtime: SandboxRuntime, limit: RequestHandler): void {
	const page = createSandboxPages(runtime.config)
	const path = '/payments/sandbox/pay/:ref'

	router.get(
		path,
		page(async (request) => {
			const attempt = await findAttempt(runtime, request.params.ref ?? '')
			if (attempt.payment.status === 'pending' && isOpen(attempt)) {
				return cardPage(attempt, request.query.declined === undefined ? null : DECLINED)
			}
			return whereItGoesOn(runtime, request, attempt)
		}),
	)

	router.post(
		path,
		limit,
		page(async (request) => {
			const form = await readForm(request)
			const attempt = await findAttempt(runtime, request.params.ref ?? '')
			if (form.decision === 'back' || !isOpen(attempt)) return returnAddress(runtime.config, request, attempt)
			const card = parseCard(form)
			return card ? pay(runtime, request, attempt, card) : cardPage(attempt, INVALID_CARD, 422)
		}),
	)
}

/**
 * From the address of an attempt that takes no card any more: the storefront knows no other one, and after a decline
 * the customer went on with another attempt, perhaps as far as the bank's question. Back to the storefront where
 * nothing is open.
 */
async function whereItGoesOn(runtime: SandboxRuntime, request: Request, attempt: SandboxAttempt): Promise<URL> {
	const latest = await findLatestPayment(runtime.database, attempt.order.id)
	if (!latest || !isOpen({ ...attempt, payment: latest })) return returnAddress(runtime.config, request, attempt)
	const path = latest.status === 'pending' ? SANDBOX_PATHS.hostedPage : SANDBOX_PATHS.challenge
	return new URL(path(latest.paymentRef), addressFor(runtime.config.publicUrl, request))
}

async function pay(
	runtime: SandboxRuntime,
	request: Request,
	attempt: SandboxAttempt,
	card: v.InferOutput<typeof CardSchema>,
): Promise<PageReply | URL> {
	const base = addressFor(runtime.config.publicUrl, request)
	try {
		const means = { card, keepFor: null }
		const confirmation = await confirmCard(runtime, attempt.payment.paymentRef, means, base).catch(ignoreEnded)
		if (confirmation === null || confirmation.status === 'paid') return returnAddress(runtime.config, request, attempt)
		if (confirmation.action_url) return new URL(confirmation.action_url)
	} catch (error) {
		if (error instanceof CapiError && error.code === 'INVALID_CARD') return cardPage(attempt, INVALID_CARD, 422)
		throw error
	}
	// Who pays here has the attempt's unguessable reference, which only the order's customer was given.
	const { id: order_id, slug, user } = attempt.order
	const retry = { order_id, slug, card_id: null, save: false, return_path: attempt.payment.returnPath }
	const next = new URL((await openSession(runtime, retry, { user, base })).hosted_url)
	next.searchParams.set('declined', '1')
	return next
}

function parseCard({ number, expiry, cvc, name }: Record<string, string>) {
	const parsed = parseExpiry(expiry ?? '')
	const result = v.safeParse(CardSchema, { number, exp_month: parsed?.month, exp_year: parsed?.year, cvc, name })
	return result.success ? result.output : null
}

function cardPage(attempt: SandboxAttempt, error: string | null, status = 200): PageReply {
	const title = 'Pay by card'
	const amount = formatMoney(attempt.order.totalMinor, attempt.order.currency)
	const body = html`${paymentHead(title, attempt)}
${error === null ? '' : html`<p class="error" role="alert">${error}</p>`}
<form method="post">
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" required></label>
<div class="pair">
<label>Expiry date <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM/YY" maxlength="7" required></label>
<label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label>
</div>
<label>Name on card <input name="name" autocomplete="cc-name" maxlength="120"></label>
<button class="primary">Pay ${amount}</button>
<button name="decision" value="back" formnovalidate>Back without paying</button>
</form>`
	return { status, title, body }
}
