import { createHmac } from 'node:crypto'
import { TEST_SECRET } from '../../../../../scripts/system.ts'
import { createSealedTokens } from '../../src/http/sealed-token.ts'
import { call, PASSWORD, placedOrder, post, signIn } from '../client.ts'
import { login, mailTo, newAddress, tokenIn } from '../people.ts'

type Fields = Record<string, string>

interface Tools {
	markOrder(order: { reference: string; slug: string }): void
	/** A guest, and what the guest orders. */
	guestDraft: object
}

/** A picture of one point. */
export const PICTURE =
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const TOTP_STEP_MS = 30_000

/** The six digits that an authenticator app shows for a secret (RFC 6238). */
function oneTimeCode(secret: string, now: number): string {
	const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
	const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
	const counter = Buffer.alloc(8)
	counter.writeBigUInt64BE(BigInt(Math.floor(now / TOTP_STEP_MS)))
	const digest = createHmac('sha1', key).update(counter).digest()
	const offset = digest.at(-1)! & 15
	return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const cookieOf = (headers: Headers, name: string) =>
	headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0]!)
		.find((cookie) => cookie.startsWith(`${name}=`))!

/** Makes what proves something by itself: links, sessions, codes, and an account that asks for a second factor. */
export function proofMakers(owner: { id: string; email: string }, { markOrder, guestDraft }: Tools) {
	return {
		links: async () => {
			// As it is mailed to the owner of an account that many strangers try to get into.
			const key = createHmac('sha256', TEST_SECRET).update('capi account').digest('hex')
			const texts = { invalid: '', expired: '' }
			const tokens = createSealedTokens({ key, purpose: 'sign-in-link', lifeMs: 86_400_000, texts })
			return { signIn: tokens.seal({ user: owner.id, mailed: Date.now() }, Date.now()) }
		},
		session: async () => {
			const { data } = await login(owner.email)
			const opened = await login(owner.email, PASSWORD, { mode: 'session' })
			return { refresh: data.refresh_token, cookie: cookieOf(opened.headers, 'directus_session_token') }
		},
		mover: async () => {
			const { headers } = await signIn('Customer')
			const email = newAddress('mover')
			await post('/capi/account/email', { email, password: PASSWORD }, headers)
			return { token: tokenIn((await mailTo(email, 'Confirm')).link, 'change') }
		},
		secured: async () => {
			const { id, email, headers } = await signIn('Editor', { email: newAddress('ouroboros') })
			const { data } = await call<{ secret: string }>('POST', '/users/me/tfa/generate', { password: PASSWORD }, headers)
			const otp = oneTimeCode(data.secret, Date.now())
			const enabled = await call('POST', '/users/me/tfa/enable', { secret: data.secret, otp }, headers)
			if (enabled.status !== 204) throw new Error(`No second factor: ${JSON.stringify(enabled.body)}`)
			return { id, email, password: PASSWORD }
		},
		coded: async () => {
			const email = newAddress('gatherer')
			const order = await placedOrder({ ...guestDraft, email })
			markOrder(order)
			await post(`/capi/shop/orders/${order.slug}/code`, { order_id: order.id })
			const mail = await mailTo(email, 'code')
			const code = /^\d{6}$/m.exec(mail.text)![0]
			return { id: String(order.id), slug: order.slug, code, token: order.change_token! }
		},
	} satisfies Record<string, () => Promise<Fields>>
}
