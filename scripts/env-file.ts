import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 20 characters that people can read off a terminal and type: about 115 bits. */
const makePassword = () =>
	Array.from({ length: 20 }, () => PASSWORD_ALPHABET[randomInt(PASSWORD_ALPHABET.length)]).join('')

/** A private key on P-256, by which push services know this installation. Its public key follows from it. */
function makeVapidKey(): string {
	const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
	return privateKey.export({ format: 'jwk' }).d ?? ''
}

/** Settings that must exist and must not be the same on two installations. */
const GENERATED: Record<string, () => string> = {
	SECRET: () => randomBytes(32).toString('base64url'),
	ADMIN_EMAIL: () => 'admin@example.com',
	ADMIN_PASSWORD: makePassword,
	VAPID_PRIVATE_KEY: makeVapidKey,
}

/**
 * Settings of this installation: the environment first, then the file, where missing secrets are generated and added
 * once. The file is replaced in one step, so that a killed process leaves the old or the new one, never half of it.
 */
export function loadEnvFile(file: string, environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
	const text = existsSync(file)
		? readFileSync(file, 'utf8')
		: '# Made at the first start. Keep it secret; .env.example explains every setting.\n'
	const settings = parseEnv(text)
	const added = Object.entries(GENERATED)
		.filter(([name]) => !settings[name] && !environment[name])
		.map(([name, make]) => [name, make()] as const)
	if (added.length > 0) {
		const lines = added.map(([name, value]) => `${name}=${value}\n`).join('')
		writeFileSync(`${file}.new`, (text.endsWith('\n') ? text : `${text}\n`) + lines, { mode: 0o600 })
		renameSync(`${file}.new`, file)
	}
	return { ...settings, ...Object.fromEntries(added), ...environment }
}
