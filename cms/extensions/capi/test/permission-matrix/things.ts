import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { inject } from 'vitest'
import { PushDevice } from '../../../../../scripts/push-device.ts'
import {
	baseUrl,
	CARDS,
	cardOf,
	draftOf,
	openSession,
	paidOrder,
	placedOrder,
	placeOrder,
	post,
	rowsOf,
	signIn,
	studio,
} from '../client.ts'
import { newAddress } from '../people.ts'
import { subscribe } from '../push.ts'
import { proofMakers } from './proof-things.ts'

type Headers = { authorization: string }
/** What a request names of a thing. */
export type Fields = Record<string, string>

/** In no answer to anybody but the owner and who looks after the thing. */
export const OWNER = { first_name: 'Ada', last_name: 'Quillonby', phone: '087 765 4321' }
const GUEST = { first_name: 'Gus', last_name: 'Gatherwood', phone: '087 765 4322' }
const ITEMS = [{ id: '101', quantity: 1, note: 'Crunchy side up', requests: [], customizations: [] }]
const SUBMISSION = 'The gherkin was Zwickelford’s finest.'

export const MARKS = {
	/** Tell who somebody is. */
	people: [
		'quillonby',
		'gatherwood',
		'877654321',
		'877654322',
		'ouroboros-',
		'gatherer-',
		'zwickelford',
		'applewick',
		'newswick-',
	],
	/** Tell of a thing; orders add their references and slugs. */
	things: ['"last4":"3155"', 'crunchy side up', 'for a regular'],
}

/** Makes the things that rows of the table name, each by what the row asks of it. */
export function thingMakers(owner: { id: string; email: string; headers: Headers }) {
	const { headers } = owner
	const markOrder = ({ reference, slug }: { reference: string; slug: string }) =>
		MARKS.things.push(reference.toLowerCase(), slug.toLowerCase())

	async function order(place: () => Promise<{ id: number; reference: string; slug: string }>): Promise<Fields> {
		const { id, reference, slug } = await place()
		markOrder({ reference, slug })
		const line = (await rowsOf<{ id: number }>('order_lines', { order: { _eq: id } }))[0]!
		const payment = (await rowsOf<{ id: number }>('payments', { order: { _eq: id } }))[0]
		return { id: String(id), reference, slug, line: String(line.id), payment: String(payment?.id ?? '') }
	}

	async function waiting(person: object, as?: Headers): Promise<Fields> {
		const key = randomUUID()
		const draft = draftOf({ ...person, items: ITEMS })
		const made = await order(async () => (await placeOrder(draft, { 'idempotency-key': key, ...as })).data.order)
		const session = await openSession({ id: Number(made.id), slug: made.slug! }, {}, as ?? {})
		const attempt = session.data.payment_ref
		MARKS.things.push(attempt.toLowerCase())
		return { ...made, key, draft: JSON.stringify(draft), attempt }
	}

	const mine = { ...OWNER, email: owner.email, items: ITEMS }
	const create = async (collection: string, item: object): Promise<Fields> => {
		const { status, body, data } = await studio<{ id: unknown }>('POST', collection, item)
		if (status !== 200) throw new Error(`${collection}: ${status} ${JSON.stringify(body)}`)
		return { id: String(data.id) }
	}
	const paid = () => order(() => paidOrder(mine, headers))

	return {
		paid,
		accepted: async () => {
			const made = await paid()
			await studio('PATCH', `/items/orders/${made.id}`, { order_status: 'accepted' })
			return made
		},
		unpaid: () => waiting(mine, headers),
		guest: async () => {
			const email = `gatherer-${randomUUID()}@example.com`
			return { ...(await waiting({ ...GUEST, email })), email }
		},
		saved: async () => {
			const reply = await post<{ card: { id: string } }>(
				'/capi/payments/sandbox/cards',
				{ card: cardOf(CARDS.asks) },
				headers,
			)
			return { id: String(reply.data.card.id) }
		},
		coupon: async () => {
			const code = `Q${randomUUID().slice(0, 8).toUpperCase()}`
			const made = await create('/items/coupons', {
				code,
				kind: 'percent',
				value: 10,
				customer: owner.id,
				description: 'For a regular',
			})
			const draft = JSON.stringify(draftOf({ coupon_code: code }))
			return { ...made, code, draft, key: randomUUID() }
		},
		device: async () => {
			const { subscription } = new PushDevice(inject('pushOrigin'))
			await subscribe({ subscription }, {}, headers)
			const [row] = await rowsOf<{ id: number }>('push_subscriptions', { endpoint: { _eq: subscription.endpoint } })
			return { id: String(row!.id), endpoint: subscription.endpoint, p256dh: subscription.keys.p256dh }
		},
		newDevice: async () => {
			const { subscription } = new PushDevice(inject('pushOrigin'))
			return { subscription: JSON.stringify(subscription), auth: subscription.keys.auth }
		},
		leaver: async () => ({ id: (await signIn('Customer')).id }),
		colleague: async () => ({ id: (await signIn('Branch staff', { branch: 3 })).id }),
		avatar: async () => {
			const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
				.png()
				.toBuffer()
			const form = new FormData()
			form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
			const response = await fetch(`${baseUrl()}/files`, { method: 'POST', headers, body: form })
			const { id } = ((await response.json()) as { data: { id: string } }).data
			return { id }
		},
		letter: async () => {
			const email = newAddress('zwickelford')
			await post('/capi/contact', { name: 'Zwickelford', email, topic: 'food', message: `${SUBMISSION} ${email}` })
			const [row] = await rowsOf<{ id: number }>('contact_messages', { email: { _eq: email } })
			return { id: String(row!.id) }
		},
		application: async () => {
			const email = newAddress('applewick')
			const [job] = await rowsOf<{ slug: string }>('jobs', { status: { _eq: 'published' } })
			const form = new FormData()
			for (const [name, value] of Object.entries({ name: 'Applewick', email, message: `I flip burgers. ${email}` }))
				form.append(name, value)
			form.append('document', new File(['%PDF-1.7\n1 0 obj\n%%EOF'], 'cv.pdf', { type: 'application/pdf' }))
			await fetch(`${baseUrl()}/capi/careers/${job!.slug}/apply`, { method: 'POST', body: form })
			const [row] = await rowsOf<{ id: number; document: string }>('job_applications', { email: { _eq: email } })
			return { id: String(row!.id), document: row!.document }
		},
		reader: async () => {
			const email = newAddress('newswick')
			await post('/capi/newsletter/subscribe', { email, place: 'home' })
			const [row] = await rowsOf<{ id: number }>('newsletter_subscriptions', { email: { _eq: email } })
			return { id: String(row!.id) }
		},
		tag: () => create('/items/tags', { name: 'Matrix', slug: randomUUID() }),
		story: () =>
			create('/items/posts', { title: 'Quillonby’s secret', summary: 'x', slug: randomUUID(), status: 'draft' }),
		comment: async () => {
			const { id } = await order(() => placedOrder(mine, headers))
			return create('/comments', { collection: 'orders', item: id, comment: 'Quillonby pays late' })
		},
		preset: () => create('/presets', { collection: 'orders', bookmark: 'Quillonby’s orders', user: owner.id }),
		...proofMakers(owner, { markOrder, guestDraft: { ...GUEST, items: ITEMS } }),
		fresh: async () => ({
			code: `N${randomUUID().slice(0, 8).toUpperCase()}`,
			email: newAddress('fresh'),
			slug: randomUUID(),
		}),
	} satisfies Record<string, () => Promise<Fields>>
}
