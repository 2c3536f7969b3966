import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'

const LINES = { newline: 'unix' }

/**
 * Keeps a message as an .eml file in a folder that only its owner reads; it is there whole or not at all. The name
 * begins with the time and the address; a message that has an id of its own is kept once, however often it is sent.
 * Written at once: to hand some kilobytes to other threads, four times, costs ten times what writing them does.
 */
export async function keepMail(folder: string, mail: SendMailOptions, now: Date): Promise<void> {
	const composed = new MailComposer({ ...mail, ...LINES }).compile()
	const message = await composed.build()
	const recipient = (composed.getEnvelope().to[0] ?? 'nobody').replace(/[^\w@.+-]/g, '_').slice(0, 80)
	const time = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 19)
	const name = mail.messageId
		? `${recipient}-${createHash('sha256').update(mail.messageId).digest('hex').slice(0, 16)}`
		: `${time}-${recipient}-${randomBytes(4).toString('hex')}`
	const part = join(folder, `.${name}.part`)
	const write = () => writeFileSync(part, message, { mode: 0o600 })
	try {
		write()
	} catch (error) {
		// The first message makes the folder, and so does one that finds it removed.
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
		mkdirSync(folder, { recursive: true, mode: 0o700 })
		write()
	}
	renameSync(part, join(folder, `${name}.eml`))
}
