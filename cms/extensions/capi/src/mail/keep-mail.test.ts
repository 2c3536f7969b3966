import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseMail } from '../../../../../scripts/parse-mail.ts'
import { keepMail } from './keep-mail.ts'

const NOW = new Date('2026-11-20T10:00:00.123Z')
const mail = {
	to: 'ann@example.com',
	from: { name: 'Big Dill', address: 'no-reply@example.com' },
	subject: 'Verify your email address – today',
	text: `Confirm: https://shop.example/auth/verify?token=${'a'.repeat(300)}.b=c\n\nÜber 18,00 €\n`,
	html: '<p>Über</p>',
}
let folder: string

beforeEach(() => {
	folder = join(mkdtempSync(join(tmpdir(), 'mail-')), 'mail')
})

describe('a kept mail', () => {
	it('is one file that any mail program opens, for its owner alone', async () => {
		await keepMail(folder, mail, NOW)
		const [name = '', ...others] = readdirSync(folder)
		expect(others).toEqual([])
		expect(name).toMatch(/^20261120-100000\.123-ann@example\.com-[0-9a-f]{8}\.eml$/)
		expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
		const read = await simpleParser(readFileSync(join(folder, name)))
		expect(read).toMatchObject({ subject: mail.subject, text: mail.text })
	})

	it('gives its address, subject and link to the terminal', async () => {
		await keepMail(folder, mail, NOW)
		const raw = readFileSync(join(folder, readdirSync(folder)[0]!), 'latin1')
		const { to, subject, text, html, link } = parseMail(raw)
		expect({ to, subject, text: text.trim(), html: html.trim() }).toEqual({
			to: mail.to,
			subject: mail.subject,
			text: mail.text.trim(),
			html: mail.html,
		})
		expect(link).toBe(`https://shop.example/auth/verify?token=${'a'.repeat(300)}.b=c`)
	})

	it('keeps two of the same moment apart, and one with an id once', async () => {
		await Promise.all([keepMail(folder, mail, NOW), keepMail(folder, mail, NOW)])
		expect(readdirSync(folder)).toHaveLength(2)
		for (const _again of [1, 2]) await keepMail(folder, { ...mail, messageId: 'receipt-7@shop.example' }, NOW)
		expect(readdirSync(folder)).toHaveLength(3)
	})

	it('never leaves the folder, whatever the address says', async () => {
		await keepMail(folder, { ...mail, to: '"../../../etc/x"@example.com' }, NOW)
		expect(readdirSync(folder)[0]).not.toContain('/')
		expect(readdirSync(folder)).toHaveLength(1)
	})
})
