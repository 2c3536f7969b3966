import { existsSync, mkdirSync, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Mail, parseMail } from './parse-mail.ts'

const folderOf = (varDir: string) => join(varDir, 'mail')

function listNames(folder: string): string[] {
	if (!existsSync(folder)) return []
	return readdirSync(folder)
		.filter((name) => name.endsWith('.eml'))
		.sort()
}

const parsed = new Map<string, Mail>()

/** A message that is kept never changes, so it is parsed once. */
function readMail(folder: string, name: string): Mail {
	const path = join(folder, name)
	const mail = parsed.get(path) ?? parseMail(readFileSync(path, 'latin1'))
	parsed.set(path, mail)
	return mail
}

/** The messages that the embedded default has kept, oldest first (of one second, in any order). */
export function listMails(varDir: string): Mail[] {
	const folder = folderOf(varDir)
	return listNames(folder).map((name) => readMail(folder, name))
}

interface Wanted {
	/** Part of the subject. */
	subject?: string
	/** How many such messages there must be; the last one is given. */
	count?: number
	timeoutMs?: number
}

/** Waits for a message to an address; throws with the subjects that came instead. For tests. */
export async function nextMail(
	varDir: string,
	to: string,
	{ subject = '', count = 1, timeoutMs = 30_000 }: Wanted = {},
): Promise<Mail> {
	const end = Date.now() + timeoutMs
	for (;;) {
		const mails = listMails(varDir).filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
		const found = mails.filter((mail) => mail.subject.includes(subject))
		if (found.length >= count) return found.at(-1)!
		if (Date.now() > end) {
			const came = mails.map((mail) => `“${mail.subject}”`).join(', ') || 'nothing'
			throw new Error(`No mail “${subject}” to ${to}: ${came} came.`)
		}
		await delay(50)
	}
}

/**
 * Calls back for each message that is kept from now on, until the function it gives is called. The terminal of `npm
 * start` is a newcomer's inbox: the link goes there from here, past the log files.
 */
export function followMails(varDir: string, show: (mail: Mail) => void): () => void {
	const folder = folderOf(varDir)
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	const seen = new Set(listNames(folder))
	const watcher = watch(folder, () => {
		for (const name of listNames(folder)) {
			if (seen.has(name)) continue
			seen.add(name)
			show(readMail(folder, name))
		}
	})
	return () => watcher.close()
}
