import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadEnvFile } from './env-file.ts'

const emptyPlace = () => join(mkdtempSync(join(tmpdir(), 'env-')), '.env')

describe('the settings file', () => {
	it('is made with secrets of its own that only the owner reads', () => {
		const [first, second] = [emptyPlace(), emptyPlace()]
		const settings = loadEnvFile(first, {})
		expect(settings.ADMIN_PASSWORD).toHaveLength(20)
		expect(Buffer.from(settings.VAPID_PRIVATE_KEY!, 'base64url')).toHaveLength(32)
		expect(settings.SECRET).not.toBe(loadEnvFile(second, {}).SECRET)
		expect(statSync(first).mode & 0o077).toBe(0)
	})

	it('keeps its secrets at the next start', () => {
		const file = emptyPlace()
		expect(loadEnvFile(file, {})).toEqual(loadEnvFile(file, {}))
	})

	it('keeps what people wrote into it and adds only what is missing', () => {
		const file = emptyPlace()
		writeFileSync(file, 'ADMIN_EMAIL=boss@example.org')
		expect(loadEnvFile(file, {}).ADMIN_EMAIL).toBe('boss@example.org')
		expect(readFileSync(file, 'utf8').match(/ADMIN_EMAIL/g)).toHaveLength(1)
	})

	it('gives way to the environment and does not write that down', () => {
		const file = emptyPlace()
		expect(loadEnvFile(file, { SECRET: 'from outside' }).SECRET).toBe('from outside')
		expect(readFileSync(file, 'utf8')).not.toContain('SECRET=from')
	})
})
