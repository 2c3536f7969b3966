import { NEWSLETTER_CONFIRM_DAYS, type NewsletterPlace } from '@app/contract/newsletter'
import { NEWSLETTER_CONSENT } from '@app/contract/newsletter-consent'
import { LANGUAGES, type LanguageTag } from '@app/language/tags'
import type { Request } from 'express'
import { delayUntil } from '../account/constant-time-delay.ts'
import { getAccountTools } from '../account/tools.ts'
import { enqueueSubmission } from '../forms/submission.ts'
import { addSubscription, findSubscription, renewSubscription } from '../repositories/newsletter.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { newLinks } from './links.ts'

/** An answer takes at least as long, whether the address is new, waits for its click or is confirmed. */
const RESPONSE_FLOOR_MS = 300
const CONFIRM_MS = NEWSLETTER_CONFIRM_DAYS * 24 * 3_600_000

const PLACES: Readonly<Record<NewsletterPlace, string>> = {
	home: 'form on the home page',
	page: 'form of its own page',
}

interface Asking {
	request: Request
	email: string
	place: NewsletterPlace | null
	/** Of the page that it was asked for on. */
	language: LanguageTag | null
}

/**
 * Asks an address for its consent by mail; whoever is on the list already gets a mail that says so. Nobody learns
 * here which of them it was. Throws 429 after too many mails to one address.
 */
export async function subscribe(runtime: Runtime, { request, email: given, place, language }: Asking): Promise<void> {
	const { config, clock, database, messenger } = runtime
	const start = performance.now()
	const email = given.toLowerCase()
	const { limits } = getAccountTools(runtime)
	// Of its own: nobody shall use up, with a newsletter, what a forgotten password needs.
	await limits.takeMail(request, `newsletter ${email}`)
	await inTransaction(database, async (transaction) => {
		const now = clock.now()
		const where = place === null ? 'without a form of ours' : PLACES[place]
		const consent = `“${NEWSLETTER_CONSENT}” (${where}, in ${LANGUAGES[language ?? 'en'].name})`
		const asked = { consent, language, now, expiresAt: now + CONFIRM_MS }
		await addSubscription(transaction, { email, ...asked, links: newLinks(config.account.key) })
		const subscription = await findSubscription(transaction, { email })
		if (!subscription) return
		const { id, isConfirmed, expiresAt, nonce } = subscription
		const hasEnded = !isConfirmed && (expiresAt === null || expiresAt <= now)
		if (!isConfirmed) {
			await renewSubscription(transaction, id, { ...asked, links: hasEnded ? newLinks(config.account.key) : null })
		}
		const kind = isConfirmed ? 'newsletter.welcome' : 'newsletter.confirm'
		// A repeat becomes rarer and rarer, so that nobody fills a mailbox; the link in the last one works on. New links
		// are another matter.
		const isDue = await limits.isMailDue(request, `${kind} ${email} ${hasEnded ? now : nonce}`)
		if (isDue) await enqueueSubmission(transaction, { kind, row: id, now })
	})
	messenger.notify()
	await delayUntil(start, RESPONSE_FLOOR_MS)
}
