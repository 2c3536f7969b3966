import { describe, expect, it } from 'vitest'
import { languageFor } from '../../languages.ts'
import { composeOrderMail, type OrderMailInput } from './order-mail.ts'

const branch = { title: 'Docklands', address: '22 Hanover Quay', phone: '', timezone: 'Europe/Dublin' }
const order = {
	reference: 'BD-7Q4KX',
	slug: 'slug',
	firstName: 'Ann',
	orderStatus: 'confirmed',
	paymentStatus: 'paid',
	currency: 'EUR',
	subtotalMinor: 1135,
	discountMinor: 0,
	totalMinor: 1135,
	couponCode: null,
	readyMinAt: Date.parse('2026-07-20T18:30:00Z'),
	readyMaxAt: Date.parse('2026-07-20T18:40:00Z'),
	pickupTime: null,
}
const line = {
	name: 'Dill',
	quantity: 1,
	totalMinor: 1135,
	discountMinor: 0,
	taxMinor: 135,
	taxRate: 13.5,
	note: '',
	requests: [],
	customizations: [],
}

function mailOf(fact: OrderMailInput['message']['fact'], more: object = {}, changes: Partial<OrderMailInput> = {}) {
	return composeOrderMail({
		message: { fact, actor: null },
		order: { ...order, ...more } as unknown as OrderMailInput['order'],
		lines: [line] as unknown as OrderMailInput['lines'],
		branch: branch as unknown as OrderMailInput['branch'],
		returnedMinor: null,
		storefrontUrl: 'https://shop.example',
		language: languageFor('en'),
		menu: { products: new Map(), words: new Map() },
		...changes,
	})
}
const wordsOf = (...input: Parameters<typeof mailOf>) => mailOf(...input).data.paragraphs.join(' ')

describe('a receipt', () => {
	it('says when the order is ready in the branch’s own time, and where to follow it', () => {
		const { subject, data } = mailOf('order.paid')
		expect(subject).toBe('Your receipt for order BD-7Q4KX')
		expect(data.paragraphs[1]).toBe('Docklands has it ready on Monday, 20 July, between 19:30 and 19:40.')
		expect(data).toMatchObject({ url: 'https://shop.example/track/slug', place: ['Docklands', '22 Hanover Quay'] })
		expect(data.receipt).toMatchObject({
			lines: [{ what: '1 × Dill', details: null, total: '€11.35' }],
			sums: [{ label: 'Total paid', amount: '€11.35' }],
			taxes: [{ rate: 'VAT 13.5 %', net: '€10.00', tax: '€1.35', gross: '€11.35' }],
		})
	})

	it('shows the coupon, and no tax of lines from before rates were kept', () => {
		const discounted = { discountMinor: 100, totalMinor: 1035, couponCode: 'TEN' }
		const old = [{ ...line, taxRate: null }] as unknown as OrderMailInput['lines']
		const { receipt } = mailOf('order.paid', discounted, { lines: old }).data
		expect(receipt?.sums).toEqual([
			{ label: 'Subtotal', amount: '€11.35' },
			{ label: 'Coupon TEN', amount: '−€1.00' },
			{ label: 'Total paid', amount: '€10.35' },
		])
		expect(receipt?.taxes).toEqual([])
	})
})

describe('a cancelled order', () => {
	it.each([
		['paid', { paymentStatus: 'paid' }, '€11.35, to the card that you paid with.'],
		['already refunded', { paymentStatus: 'refunded' }, '€11.35, to the card that you paid with.'],
		['with a coupon', { couponCode: 'TEN' }, 'You can use the coupon TEN again.'],
		['that cost nothing', { totalMinor: 0 }, 'There was nothing to pay, so nothing goes back.'],
		['unpaid', { paymentStatus: 'expired' }, 'It had not been paid, so nothing was charged.'],
	])('%s tells what becomes of the money', (_, more, words) => {
		expect(wordsOf('order.cancelled', more)).toContain(words)
	})

	it('tells who cancelled it', () => {
		const by = (actor: string) => wordsOf('order.cancelled', {}, { message: { fact: 'order.cancelled', actor } })
		expect(by('customer')).toContain('You have cancelled order BD-7Q4KX.')
		expect(by('staff')).toContain('Docklands has had to cancel order BD-7Q4KX.')
	})
})

describe('a payment that goes back', () => {
	it.each([
		{ orderStatus: 'expired', paymentStatus: 'expired' },
		// Its refund is on the way as well.
		{ orderStatus: 'cancelled', paymentStatus: 'paid' },
	])('after the order has ended says that nobody cooks it', (ended) => {
		const words = wordsOf('payment.returned', ended, { returnedMinor: 1135 })
		expect(words).toContain(
			'Your payment of €11.35 arrived when order BD-7Q4KX had already ended, so nobody is cooking it.',
		)
		expect(words).toContain('We are giving all of it back')
	})

	it('of another amount than the order costs does not say that the order is over', () => {
		const words = wordsOf('payment.returned', { orderStatus: 'pending_payment', paymentStatus: 'pending' })
		expect(words).toContain('A payment for order BD-7Q4KX arrived that is not what the order costs.')
	})

	it('beside another one leaves the order alone', () => {
		expect(wordsOf('payment.returned', {}, { returnedMinor: 1135 })).toContain('Your order is not affected.')
	})
})

describe('in German', () => {
	const inGerman = { language: languageFor('de') }

	it.each([
		[
			'order.paid',
			{},
			'Dein Beleg für Bestellung BD-7Q4KX',
			'Docklands hat sie am Montag, 20. Juli, zwischen 19:30 und 19:40\u00a0Uhr fertig.',
		],
		[
			'order.paid',
			{ readyMaxAt: null },
			'Dein Beleg für Bestellung BD-7Q4KX',
			'am Montag, 20. Juli, um 19:30\u00a0Uhr fertig.',
		],
		['order.accepted', { readyMinAt: null }, 'Die Küche hat Bestellung BD-7Q4KX angenommen', 'so bald wie möglich'],
		['order.ready', {}, 'Bestellung BD-7Q4KX ist fertig', 'Sag am Tresen von Docklands einfach BD-7Q4KX.'],
		['order.cancelled', {}, 'Bestellung BD-7Q4KX wurde storniert', 'Du bekommst alles zurück: 11,35\u00a0€'],
		['order.cancelled', { paymentStatus: 'pending' }, 'Bestellung BD-7Q4KX wurde storniert', 'wurde nichts abgebucht'],
		[
			'payment.returned',
			{ orderStatus: 'expired' },
			'Deine Zahlung für Bestellung BD-7Q4KX geht zurück',
			'Deine Zahlung über 11,35\u00a0€',
		],
	] as const)('%s %o', (fact, more, subject, words) => {
		const mail = mailOf(fact, more, inGerman)
		expect(mail.subject).toBe(subject)
		expect(mail.data.paragraphs.join(' ')).toContain(words)
		expect(mail.data.url).toBe('https://shop.example/de/track/slug')
	})

	it('a receipt names dishes as the German menu does, where it still knows them', () => {
		const removal = { removal: true, values: [{ value_id: 5, name: 'No onions' }] }
		const menu = {
			products: new Map([[1, { id: 1, name: 'Dill', customization_options: [removal] }]]),
			words: new Map([
				[
					'de',
					{
						products: new Map([[1, { name: 'Dill-Burger' }]]),
						attribute_values: new Map([[5, { name: 'Ohne Zwiebeln' }]]),
					},
				],
			]),
		} as unknown as OrderMailInput['menu']
		const ordered = { ...line, product: 1, requests: ['No onions', 'Well done'], note: 'Bitte schnell' }
		const lines = [ordered, { ...ordered, name: 'Old Dill', requests: [] }] as unknown as OrderMailInput['lines']
		const { receipt } = mailOf('order.paid', {}, { ...inGerman, menu, lines }).data
		expect(receipt?.lines).toEqual([
			{ what: '1 × Dill-Burger', details: 'Ohne Zwiebeln, Well done, Bitte schnell', total: '11,35\u00a0€' },
			{ what: '1 × Old Dill', details: 'Bitte schnell', total: '11,35\u00a0€' },
		])
		expect(receipt?.taxes[0]).toMatchObject({ rate: 'MwSt. 13,5\u00a0%' })
	})
})
