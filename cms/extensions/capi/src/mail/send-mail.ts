import type { MailLanguage } from '@app/language/mails'
import { MailService } from '../directus/services.ts'
import type { Fresh } from '../fresh.ts'
import type { Logger } from '../logger.ts'
import type { Database } from '../repositories/orders.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'

export interface OutgoingMail {
	to: string
	/** Of the person it goes to. */
	language: MailLanguage
	subject: string
	/** Name of a file in cms/mail, without its ending. */
	template: string
	/** What the template shows; brand, storefrontUrl and supportEmail are there already (see complete-mail.ts). */
	data: Record<string, unknown>
	/** As in `receipt-7@shop.example`: programs and the folder of kept mails take two messages with one id for one. */
	messageId?: string
	/** Who an answer goes to, where it is somebody else than the shop. */
	replyTo?: { name: string; address: string }
	headers?: Record<string, string>
}

interface Deps {
	database: Database
	catalogue: Fresh<Catalogue>
	logger: Logger
}

/**
 * Hands a message to the mail server, or to the folder that stands in for one. Rejects with the transport's error
 * when it is not taken: what must not be lost goes through the outbox. Never called inside a transaction: SQLite's
 * one connection would wait for itself.
 */
export async function sendMail(
	{ database, catalogue }: Pick<Deps, 'database' | 'catalogue'>,
	{ template, data, language, ...mail }: OutgoingMail,
): Promise<void> {
	const { brandName } = (await catalogue.read()).settings
	const service = new MailService({ schema: {}, knex: database })
	await service.send(
		{ ...mail, template: { name: template, data: { ...data, language: language.tag } } },
		{ defaultTemplateData: { projectName: brandName } },
	)
}

/**
 * The same for a message that whoever waits for it asks for again, and whose sending must not change the time of a
 * reply.
 */
export function sendMailSoon(deps: Deps, mail: OutgoingMail): void {
	sendMail(deps, mail).catch((error: { code?: unknown }) => {
		// The error itself may name the address.
		deps.logger.error(`The mail "${mail.template}" could not be sent (${String(error.code ?? 'no code')})`)
	})
}
