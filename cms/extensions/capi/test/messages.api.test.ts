import { describe, expect, it, vi } from 'vitest'
import {
	call,
	cancelOrder,
	confirm,
	openSession,
	paidOrder,
	placedOrder,
	rowsOf,
	signIn,
	studio,
	track,
} from './client.ts'
import { mailsTo, subjectsTo } from './mails.ts'
import { newAddress } from './people.ts'

const SOON = { timeout: 15_000, interval: 50 }
const move = (id: number, order_status: string) => studio('PATCH', `/items/orders/${id}`, { order_status })
const tasksOf = async (order: number) =>
	(
		await rowsOf<{ payload: { fact: string; order: number }; sent_at: string | null }>('outbox', {
			topic: { _eq: 'message.mail' },
		})
	).filter(({ payload }) => payload.order === order)
const subjects = (email: string, expected: string[]) =>
	vi.waitFor(async () => expect(await subjectsTo(email)).toEqual(expected), SOON)

describe('a paid order', () => {
	it('brings a receipt with lines, tax, total, branch, time and the way to the order', async () => {
		const email = newAddress()
		const items = [
			{ id: 101, quantity: 2, requests: ['No <b>pickles</b>'] },
			{ id: 601, quantity: 1 },
		]
		const order = await paidOrder({ email, items, first_name: 'Zoë' })
		await subjects(email, [`Your receipt for order ${order.reference}`])
		const [mail] = await mailsTo(email)
		const tracked = await track(order.slug)
		for (const body of [mail!.text!, String(mail!.html)]) {
			for (const { name, quantity } of tracked.lines) expect(body).toContain(`${quantity} × ${name}`)
			expect(body).toContain(`€${tracked.total.toFixed(2)}`)
			expect(body).toContain(tracked.branch.title)
			expect(body).toContain(tracked.branch.address)
			expect(body).toContain(`http://127.0.0.1:3000/track/${order.slug}`)
			expect(body).toMatch(/between \d\d:\d\d and \d\d:\d\d/)
			expect(body).toContain('Zoë')
		}
		const rates = [...mail!.text!.matchAll(/VAT ([\d.]+) %\s+€([\d.]+)\s+€([\d.]+)\s+€([\d.]+)/g)]
		expect(rates.length).toBeGreaterThan(0)
		expect(rates.reduce((sum, [, , , tax]) => sum + Number(tax), 0)).toBeCloseTo(tracked.tax, 2)
		expect(rates.reduce((sum, [, , , , gross]) => sum + Number(gross), 0)).toBeCloseTo(tracked.total, 2)
		expect(String(mail!.html)).toContain('No &lt;b&gt;pickles&lt;/b&gt;')
		expect(mail!.headers.get('auto-submitted')).toBe('auto-generated')
	})

	it('brings one, however often its payment is told', async () => {
		const email = newAddress()
		const order = await placedOrder({ email })
		const session = await openSession(order)
		await Promise.all([1, 2, 3].map(() => confirm(session.data.payment_ref)))
		await subjects(email, [`Your receipt for order ${order.reference}`])
		await vi.waitFor(
			async () => expect((await tasksOf(order.id)).every(({ sent_at }) => sent_at !== null)).toBe(true),
			SOON,
		)
		expect(await tasksOf(order.id)).toMatchObject([{ payload: { fact: 'order.paid', order: order.id } }])
		expect(await mailsTo(email)).toHaveLength(1)
	})

	it('leaves nothing personal in the outbox', async () => {
		const email = newAddress('private')
		const order = await paidOrder({ email, last_name: 'Secretname', phone: '+353871112299' })
		await subjects(email, [`Your receipt for order ${order.reference}`])
		expect(JSON.stringify(await tasksOf(order.id))).not.toMatch(/private|Secretname|871112299|@/)
	})

	it('that costs nothing has a receipt as well', async () => {
		const email = newAddress()
		const { headers } = await signIn('Customer')
		const code = `FREE${Date.now()}`
		await studio('POST', '/items/coupons', { code, kind: 'percent', value: 100 })
		const order = await placedOrder({ email, coupon_code: code }, headers)
		await subjects(email, [`Your receipt for order ${order.reference}`])
		expect((await mailsTo(email))[0]!.text).toContain(`Coupon ${code}`)
	})
})

describe('an order that was placed in German', () => {
	const GERMAN = { 'accept-language': 'de' }

	it('has its mails in German, with the German page behind their link', async () => {
		const email = newAddress()
		const items = [{ id: 101, quantity: 1, requests: ['No pickles', 'Bitte gut durch'] }]
		const order = await paidOrder({ email, items, first_name: 'Jörg' }, GERMAN)
		await subjects(email, [`Dein Beleg für Bestellung ${order.reference}`])
		const [mail] = await mailsTo(email)
		const { total } = await track(order.slug)
		for (const body of [mail!.text!, String(mail!.html)]) {
			expect(body).toContain('Danke, Jörg')
			expect(body).toContain(`http://127.0.0.1:3000/de/track/${order.slug}`)
			expect(body).toMatch(/zwischen \d\d:\d\d und \d\d:\d\d\sUhr/)
			expect(body).toMatch(new RegExp(`${total.toFixed(2).replace('.', ',')}\\s€`))
			expect(body).toContain('Bitte gut durch')
			expect(body).not.toContain('No pickles')
		}
		await move(order.id, 'accepted')
		await subjects(email, [
			`Dein Beleg für Bestellung ${order.reference}`,
			`Die Küche hat Bestellung ${order.reference} angenommen`,
		])
	})

	it('names its dishes in German for the tracking page, and keeps the kitchen’s words', async () => {
		const order = await placedOrder({ items: [{ id: 101, quantity: 1, requests: ['No pickles'] }] })
		const [line] = (await track(order.slug)).lines
		expect(line?.requests).toEqual(['No pickles'])
		expect(line?.translations?.de?.requests).toEqual(['Ohne Gurken'])
	})
})

describe('the customer is told', () => {
	it('when the kitchen accepts and when the order is ready', async () => {
		const email = newAddress()
		const { id, reference } = await paidOrder({ email })
		for (const to of ['accepted', 'preparing', 'ready', 'completed']) await move(id, to)
		await subjects(email, [
			`Order ${reference} is ready`,
			`The kitchen has accepted order ${reference}`,
			`Your receipt for order ${reference}`,
		])
	})

	it('when a paid order is cancelled, and that the money comes back', async () => {
		const [own, theirs] = [newAddress(), newAddress()]
		const [mine, other] = [await paidOrder({ email: own }), await paidOrder({ email: theirs })]
		await cancelOrder(mine)
		await move(other.id, 'cancelled')
		for (const [email, order, words] of [
			[own, mine, 'You have cancelled order'],
			[theirs, other, 'has had to cancel order'],
		] as const) {
			await subjects(email, [`Order ${order.reference} was cancelled`, `Your receipt for order ${order.reference}`])
			const mail = (await mailsTo(email)).find(({ subject }) => subject?.includes('cancelled'))!
			expect(mail.text).toContain(words)
			expect(mail.text).toContain(`€${order.amount.toFixed(2)}, to the card that you paid with`)
		}
	})

	it('nothing of an unpaid order that they give up, and that nothing was charged where staff do', async () => {
		const [own, theirs] = [newAddress(), newAddress()]
		const [mine, other] = [await placedOrder({ email: own }), await placedOrder({ email: theirs })]
		await cancelOrder(mine)
		await move(other.id, 'cancelled')
		await subjects(theirs, [`Order ${other.reference} was cancelled`])
		expect((await mailsTo(theirs))[0]!.text).toContain('It had not been paid, so nothing was charged.')
		expect(await mailsTo(own)).toEqual([])
	})
})

describe('the outbox', () => {
	it('is nobody’s to read but the administrator’s', async () => {
		expect((await call('GET', '/items/outbox')).status).toBeGreaterThanOrEqual(401)
		for (const role of ['Customer', 'Branch staff', 'Editor']) {
			const { headers } = await signIn(role)
			expect((await call('GET', '/items/outbox', undefined, headers)).status).toBe(403)
		}
		expect((await studio('GET', '/items/outbox?limit=1')).status).toBe(200)
	})
})
