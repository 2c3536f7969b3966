import { successOf } from '@app/contract/errors'
import {
	type Card,
	type CardSetup,
	CardSetupSchema,
	type SavedCard,
	SavedCardReplySchema,
	SavedCardsSchema,
} from '@app/contract/payments'
import * as v from 'valibot'
import type { CmsClient } from '../../../../lib/http/cms-client.ts'

const PATH = '/capi/payments/cards'
const ListReplySchema = successOf(SavedCardsSchema)
const CardReplySchema = successOf(SavedCardReplySchema)
const SetupReplySchema = successOf(CardSetupSchema)
const DoneSchema = v.object({ success: v.literal(true) })

/** The signed-in customer's cards, the default first. @throws RequestError, as all of these. */
export async function listCards(cms: CmsClient, signal?: AbortSignal): Promise<SavedCard[]> {
	return (await cms.get(PATH, ListReplySchema, { signal })).data.cards
}

/** The gateway and we forget a card. */
export async function removeCard(cms: CmsClient, id: string): Promise<void> {
	await cms.delete(`${PATH}/${id}`, DoneSchema)
}

/** The card is offered first from now on. */
export async function makeDefault(cms: CmsClient, id: string): Promise<void> {
	await cms.post(`${PATH}/${id}/default`, {}, CardReplySchema)
}

/** Begins to save a card at a gateway that takes it in a form of its own. */
export async function openSetup(cms: CmsClient): Promise<CardSetup> {
	return (await cms.post(`${PATH}/setup`, {}, SetupReplySchema)).data
}

/** The gateway has the card: we are to remember it. */
export async function completeSetup(cms: CmsClient, setupRef: string): Promise<SavedCard> {
	return (await cms.post(PATH, { setup_ref: setupRef }, CardReplySchema)).data.card
}

/** Saves a card of the sandbox. */
export async function saveSandboxCard(cms: CmsClient, card: Card): Promise<SavedCard> {
	return (await cms.post('/capi/payments/sandbox/cards', { card }, CardReplySchema)).data.card
}
