/// <reference path="./http-ece.d.ts" />
import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto'
import ece from 'http_ece'
import type { TakenMessage } from './local-push.ts'

/** A browser as a push service and the shop know it: an endpoint at the local push service, and keys of its own. */
export class PushDevice {
	readonly name = randomUUID()
	readonly #origin: string
	readonly #keys = createECDH('prime256v1')
	readonly #auth = randomBytes(16).toString('base64url')

	constructor(origin: string) {
		this.#origin = origin
		this.#keys.generateKeys()
	}

	/** As PushSubscription.toJSON() writes it. */
	get subscription() {
		return {
			endpoint: `${this.#origin}/push/${this.name}`,
			keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth },
		}
	}

	/** The next answers of the push service to messages for this device. */
	async willBeAnswered(statuses: number[]): Promise<void> {
		await fetch(`${this.#origin}/answers/${this.name}`, { method: 'POST', body: JSON.stringify(statuses) })
	}

	async taken(): Promise<TakenMessage[]> {
		return (await (await fetch(`${this.#origin}/taken/${this.name}`)).json()) as TakenMessage[]
	}

	/** What the messages so far say, decrypted as a browser does. */
	async messages(): Promise<Record<string, string>[]> {
		return (await this.taken()).map((message) => JSON.parse(this.read(message)) as Record<string, string>)
	}

	read({ body }: TakenMessage): string {
		const opened = ece.decrypt(Buffer.from(body, 'base64url'), {
			version: 'aes128gcm',
			privateKey: this.#keys,
			authSecret: this.#auth,
		})
		return opened.toString('utf8')
	}
}

/** The claims of a message's VAPID token, if it is signed with the key that it names, which has to be `publicKey`. */
export function readVapid({ headers }: TakenMessage, publicKey: string): Record<string, unknown> {
	const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
	const [head, claims, signature] = token.split('.') as [string, string, string]
	const point = Buffer.from(publicKey, 'base64url')
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
	const by = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
	const signed = Buffer.from(`${head}.${claims}`)
	const isOurs = verify('sha256', signed, { key: by, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
	if (key !== publicKey || !isOurs) throw new Error('The message is not signed by the shop.')
	return JSON.parse(String(Buffer.from(claims, 'base64url'))) as Record<string, unknown>
}
