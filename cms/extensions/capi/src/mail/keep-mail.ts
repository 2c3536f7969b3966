import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'

/** Composes messages and sends them nowhere. */
const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

/**
 * Keeps a message as an .eml file in a folder that only its owner reads; it is there whole or not at all. The name begins with the time and
 * the address; a message that has an id of its own is kept once, however often it is sent.
 */
export async function keepMail(folder: string, mail: SendMailOptions, now: Date): Promise<void> {
	const { message, envelope } = await composer.sendMail(mail)
	const recipient = (envelope.to?.[0] ?? 'nobody').replace(/[^\w@.+-]/g, '_').slice(0, 80)
	const time = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 19)
	const name = mail.messageId
		? `${recipient}-${createHash('sha256').update(mail.messageId).digest('hex').slice(0, 16)}`
		: `${time}-${recipient}-${randomBytes(4).toString('hex')}`
	const part = join(folder, `.${name}.part`)
	const write = () => writeFile(part, message, { mode: 0o600 })
	await write().catch(async (error: NodeJS.ErrnoException) => {
		// The first message makes the folder, and so does one that finds it removed.
		if (error.code !== 'ENOENT') throw error
		await mkdir(folder, { recursive: true, mode: 0o700 })
		await write()
	})
	await rename(part, join(folder, `${name}.eml`))
}
