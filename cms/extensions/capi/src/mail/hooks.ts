import type { SendMailOptions } from 'nodemailer'
import type { Runtime } from '../runtime.ts'
import { completeMail, type DirectusMail } from './complete-mail.ts'
import { keepMail } from './keep-mail.ts'
import { createTemplates } from './templates.ts'

interface Filters {
	filter(event: string, handler: (payload: unknown) => unknown): void
}

/** Gives every message that leaves our words and looks, and keeps it as a file where no mail server is configured. */
export function registerMailHooks({ filter }: Filters, { config, catalogue }: Runtime): void {
	const templates = createTemplates(config.mailTemplates)
	filter('email.send', async (payload) => {
		// A filter ahead has decided that it is not sent.
		if (payload === null) return null
		const given = payload as DirectusMail
		const { settings } = await catalogue.read()
		const mail = completeMail(given, { templates, settings, storefrontUrl: config.storefrontUrl })
		if (config.mailFolder !== null) {
			const { template: _rendered, ...composed } = mail
			const from = composed.from ?? { name: settings.brandName, address: config.mailSender }
			await keepMail(config.mailFolder, { ...composed, from } as SendMailOptions, new Date())
			// Directus's mailer has nothing left to do.
			return null
		}
		// Directus takes the HTML from the object that it was called with.
		given.html = mail.html
		const { template: _rendered, ...rest } = mail
		return rest
	})
}
