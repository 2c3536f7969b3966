import { createECDH } from 'node:crypto'
import { KNOWN_PUSH_HOSTS, type PushHost, parsePushHosts } from './push-hosts.ts'

/** The key pair by which push services know this shop (VAPID), base64url. */
export interface VapidKeys {
	publicKey: string
	privateKey: string
	/** Where a push service reaches the operator: an https address or mailto. */
	subject: string
}

export interface PushConfig {
	/** Null where no keys are configured: nobody can subscribe then, and everything else works. */
	vapid: VapidKeys | null
	hosts: PushHost[]
	/** Calls of one address. */
	callsPerMinute: number
}

const PRIVATE_KEY_BYTES = 32

interface Reader {
	text: (name: string, fallback: string) => string
	list: (name: string) => string[]
	positive: (name: string, fallback: number) => number
}

/** Parses VAPID_*, PUSH_HOSTS and the limit; throws one sentence that names the variable. */
export function parsePushConfig({ text, list, positive }: Reader, storefrontUrl: URL): PushConfig {
	const hosts = list('PUSH_HOSTS')
	return {
		vapid: parseVapid(text, storefrontUrl),
		hosts: parsePushHosts(hosts.length > 0 ? hosts : KNOWN_PUSH_HOSTS),
		callsPerMinute: positive('CAPI_PUSH_CALLS_PER_MINUTE', 60),
	}
}

function parseVapid(text: Reader['text'], storefrontUrl: URL): VapidKeys | null {
	const privateKey = text('VAPID_PRIVATE_KEY', '')
	if (privateKey === '') return null
	const publicKey = publicKeyOf(privateKey)
	if (publicKey === null) throw new Error('VAPID_PRIVATE_KEY must be a private key on P-256, base64url.')
	if (text('VAPID_PUBLIC_KEY', publicKey) !== publicKey) {
		throw new Error('VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY.')
	}
	const subject = text('VAPID_SUBJECT', defaultSubject(storefrontUrl, text('EMAIL_FROM', '')))
	if (!/^(?:https:\/\/|mailto:)\S+$/.test(subject)) {
		throw new Error('VAPID_SUBJECT must be an https address or begin with mailto:.')
	}
	return { publicKey, privateKey, subject }
}

function defaultSubject(storefrontUrl: URL, sender: string): string {
	if (storefrontUrl.protocol === 'https:') return storefrontUrl.origin
	// The sender of mails may have a name around its address.
	const [address = 'no-reply@example.com'] = /[^\s<>"]+@[^\s<>"]+/.exec(sender) ?? []
	return `mailto:${address}`
}

function publicKeyOf(privateKey: string): string | null {
	if (Buffer.from(privateKey, 'base64url').length !== PRIVATE_KEY_BYTES) return null
	const curve = createECDH('prime256v1')
	try {
		curve.setPrivateKey(privateKey, 'base64url')
		return curve.getPublicKey('base64url')
	} catch {
		return null
	}
}
