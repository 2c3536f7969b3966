import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { inject } from 'vitest'

/** The mails that have been kept for an address, parsed as a mail program would. */
export async function mailsTo(address: string, varDir = inject('varDir')): Promise<ParsedMail[]> {
	const folder = join(varDir, 'mail')
	if (!existsSync(folder)) return []
	const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
	const mails = await Promise.all(names.map((name) => simpleParser(readFileSync(join(folder, name)))))
	return mails.filter(({ to }) => [to].flat().some((field) => field?.value.some((entry) => entry.address === address)))
}

export const subjectsTo = async (address: string): Promise<string[]> =>
	(await mailsTo(address)).map(({ subject }) => subject ?? '').sort()
