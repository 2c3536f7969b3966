import { MAX_SAVED_CARDS } from '@app/contract/constants'
import { SaveCardRequestSchema } from '@app/contract/payments'
import type { RequestHandler, Router } from 'express'
import { addressFor } from '../../http/addresses.ts'
import { CapiError, notFound, unauthenticated } from '../../http/errors.ts'
import { type Caller, route } from '../../http/route.ts'
import { parseBody } from '../../http/validate.ts'
import { findCard, listCards, lockCustomer, setDefaultCard } from '../../repositories/saved-cards.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import { findOrCreateCustomer } from './find-customer.ts'
import { cardLimitReached, keepCard } from './keep-card.ts'
import { parseCardId, presentCard } from './present-card.ts'
import { removeCard } from './remove-card.ts'

/** The saved cards of whoever is signed in. */
export function registerCardRoutes(router: Router, runtime: Runtime, limit: RequestHandler): void {
	const { database, gateway, clock, config } = runtime
	const { provider } = gateway

	/**
	 * GET /capi/payments/cards, bearer token → `cards`: brand, last4, expiry, default; never a number. 401 without a
	 * token.
	 */
	router.get(
		'/payments/cards',
		route(async (_request, caller) => {
			const cards = await listCards(database, provider, userOf(caller))
			return { data: { cards: cards.map(presentCard) } }
		}),
	)

	/**
	 * POST /capi/payments/cards/setup, bearer token → `provider`, `setup_ref`, `client`: a card is about to be saved
	 * without an order. 401 without a token; 409 CARD_LIMIT_REACHED; 503 while the provider does not answer.
	 */
	router.post(
		'/payments/cards/setup',
		limit,
		route(async (request, caller) => {
			const user = userOf(caller)
			await assertRoomForCard(runtime, user)
			const customer = await findOrCreateCustomer(runtime, user)
			const base = addressFor(config.publicUrl, request)
			const { setupRef: setup_ref, client } = await gateway.cards.openSetup(user, customer, base)
			return { data: { provider, setup_ref, client } }
		}),
	)

	/**
	 * POST /capi/payments/cards, bearer token: `setup_ref` that the provider has completed → 201 `card`. 401 without a
	 * token; 409 CARD_NOT_CONFIRMED for a set-up that is not completed or somebody else's, CARD_LIMIT_REACHED.
	 */
	router.post(
		'/payments/cards',
		limit,
		route(async (request, caller) => {
			const user = userOf(caller)
			const { setup_ref } = parseBody(request, SaveCardRequestSchema)
			const found = await gateway.cards.readSetup(setup_ref, user)
			if (!found) throw new CapiError(409, 'CARD_NOT_CONFIRMED', 'This card has not been confirmed.')
			const card = await keepCard(runtime, user, found)
			if (!card) throw cardLimitReached()
			return { status: 201, data: { card: presentCard(card) } }
		}),
	)

	/**
	 * POST /capi/payments/cards/{id}/default, bearer token → `card`, offered first from now on. 401 without a token; 404
	 * for any other card.
	 */
	router.post(
		'/payments/cards/:id/default',
		limit,
		route(async (request, caller) => {
			const user = userOf(caller)
			const id = idOf(request.params.id)
			const card = await inTransaction(database, async (transaction) => {
				await lockCustomer(transaction, user)
				if (!(await findCard(transaction, provider, user, id))) throw notFound('The saved card was not found.')
				await setDefaultCard(transaction, id, { provider, user, now: clock.now() })
				return findCard(transaction, provider, user, id)
			})
			return { data: { card: presentCard(card!) } }
		}),
	)

	/**
	 * DELETE /capi/payments/cards/{id}, bearer token: forgets it here and at the provider. 401 without a token; 404 for
	 * any other card.
	 */
	router.delete(
		'/payments/cards/:id',
		limit,
		route(async (request, caller) => {
			await removeCard(runtime, userOf(caller), idOf(request.params.id))
			return {}
		}),
	)
}

/** Who asks. Throws 401. */
export function userOf({ user }: Caller): string {
	if (user === null) throw unauthenticated()
	return user
}

/** Throws 409 CARD_LIMIT_REACHED, before a card is given for nothing. */
async function assertRoomForCard({ database, gateway }: Runtime, user: string): Promise<void> {
	const cards = await listCards(database, gateway.provider, user)
	if (cards.length >= MAX_SAVED_CARDS) throw cardLimitReached()
}

function idOf(text: string | undefined): number {
	const id = parseCardId(text ?? '')
	if (id === null) throw notFound('The saved card was not found.')
	return id
}
