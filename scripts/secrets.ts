import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a test run has used and nobody may ever write down: passwords, tokens, card numbers. Kept beside what the
 * system under test writes, by every worker, and looked for in its logs when it ends.
 */
const fileOf = (varDir: string) => join(varDir, 'secrets-of-the-tests')

/** Shorter ones are words that a log may well have. */
const SHORTEST = 12

/** Any signed token, whoever it was given to. */
const JWT = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g

export const isSecret = (text: unknown): text is string => typeof text === 'string' && text.length >= SHORTEST

export function noteSecrets(varDir: string, secrets: Iterable<unknown>): void {
	const lines = [...secrets].filter(isSecret).map((secret) => `${secret}\n`)
	// What a browser says late comes when its product is gone already.
	if (lines.length > 0 && existsSync(varDir)) appendFileSync(fileOf(varDir), lines.join(''))
}

/** The secrets and signed tokens that stand in a text, each by its first letters: this goes to a log as well. */
export function findSecrets(text: string, secrets: Iterable<string>): string[] {
	const found = [...secrets].filter((secret) => text.includes(secret))
	return [...new Set([...found, ...(text.match(JWT) ?? [])])].map((secret) => `${secret.slice(0, 6)}…`)
}

/**
 * Throws where a log of a system holds something that its tests have noted. Nothing where the system has written
 * none.
 */
export function assertNoSecretsInLogs(varDir: string, others: readonly string[]): void {
	const folder = join(varDir, 'log')
	if (!existsSync(folder)) return
	const noted = existsSync(fileOf(varDir)) ? readFileSync(fileOf(varDir), 'utf8').split('\n').filter(isSecret) : []
	const secrets = new Set([...noted, ...others])
	const leaks = readdirSync(folder).flatMap((name) =>
		findSecrets(readFileSync(join(folder, name), 'utf8'), secrets).map((secret) => `${name}: ${secret}`),
	)
	if (leaks.length > 0) throw new Error(`Secrets of the tests stand in the logs: ${leaks.join(', ')}`)
}
