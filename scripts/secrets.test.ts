import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { assertNoSecretsInLogs, findSecrets, noteSecrets } from './secrets.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6InUxIn0.c2lnbmF0dXJl'

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const log = (text: string) => {
	mkdirSync(join(folder, 'log'), { recursive: true })
	writeFileSync(join(folder, 'log/cms.log'), text)
}

it('a noted secret in a log is named by its file and first letters', () => {
	noteSecrets(folder, ['Pickled-Onions-42-Rain', undefined, 'x'])
	log('a line with x\n')
	assertNoSecretsInLogs(folder, [])
	log('sign-in with Pickled-Onions-42-Rain refused\n')
	expect(() => assertNoSecretsInLogs(folder, [])).toThrow(/cms\.log: Pickle…$/)
	expect(() => assertNoSecretsInLogs(folder, ['with Pickled'])).toThrow('with P…')
})

it('a signed token is found without having been noted', () => {
	expect(findSecrets(`GET /x?token=${JWT} 200`, [])).toEqual(['eyJhbG…'])
	expect(findSecrets('eyJ is how they begin', [])).toEqual([])
})

it('a system without logs has none to look at', () => {
	assertNoSecretsInLogs(folder, ['Pickled-Onions-42-Rain'])
})
