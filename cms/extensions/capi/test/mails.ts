import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { inject } from 'vitest'

const parsed = new Map<string, Promise<ParsedMail>>()

/** A message that is kept never changes, so it is parsed once. */
function parse(path: string): Promise<ParsedMail> {
	const mail = parsed.get(path) ?? simpleParser(readFileSync(path))
	parsed.set(path, mail)
	return mail
}

/** The mails that have been kept for an address, parsed as a mail program would. */
export async function mailsTo(address: string, varDir = inject('varDir')): Promise<ParsedMail[]> {
	const folder = join(varDir, 'mail')
	if (!existsSync(folder)) return []
	const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
	const mails = await Promise.all(names.map((name) => parse(join(folder, name))))
	return mails.filter(({ to }) => [to].flat().some((field) => field?.value.some((entry) => entry.address === address)))
}

export const subjectsTo = async (address: string): Promise<string[]> =>
	(await mailsTo(address)).map(({ subject }) => subject ?? '').sort()
