import { formatMoney } from '@app/domain/pricing/money'
import { summariseTax } from '@app/domain/pricing/tax-summary'
import type { MailLanguage } from '@app/language/mails'
import { inLanguage } from '@app/language/tags'
import type { OrderLine } from '../../repositories/order-parts.ts'
import type { Order } from '../../repositories/orders.ts'
import type { CatalogueBranch } from '../../shop/catalogue/catalogue.ts'
import { type LineMenu, lineLabels } from '../../shop/orders/line-labels.ts'
import type { CustomerNotification } from '../notification.ts'
import { formatPickup } from './format-pickup.ts'

/** What cms/mail/order.liquid shows. */
export interface OrderMail {
	reference: string
	heading: string
	/** Whether the heading is followed by the first name. */
	greets: boolean
	first_name: string
	paragraphs: string[]
	/** Null where the mail is none. */
	receipt: Receipt | null
	/** Name, address and telephone number of the branch. */
	place: string[]
	/** The tracking page. */
	url: string
}

interface Receipt {
	lines: { what: string; details: string | null; total: string }[]
	/** Subtotal, discount, total. */
	sums: { label: string; amount: string }[]
	/** Tax inside the total: a row for each rate. */
	taxes: { rate: string; net: string; tax: string; gross: string }[]
}

export interface OrderMailInput {
	message: Pick<CustomerNotification, 'fact' | 'actor'>
	order: Order
	lines: readonly OrderLine[]
	branch: CatalogueBranch
	/** The payment that goes back, where the message is about one. */
	returnedMinor: number | null
	storefrontUrl: string
	/** Of whom it is written to. */
	language: MailLanguage
	/** What the dishes are called in it. */
	menu: LineMenu
}

/** What a customer is told of one fact of their order: the subject, and what the template shows. */
export function composeOrderMail(input: OrderMailInput): { subject: string; data: OrderMail } {
	const { message, order, branch, storefrontUrl, language } = input
	const { subject, heading, paragraphs } = composeText(input)
	const data = {
		reference: order.reference,
		heading,
		greets: message.fact === 'order.paid' || message.fact === 'order.ready',
		first_name: order.firstName,
		paragraphs,
		receipt: message.fact === 'order.paid' ? composeReceipt(input) : null,
		place: [branch.title, branch.address, branch.phone].filter(Boolean),
		url: storefrontUrl + inLanguage(language.tag, `/track/${order.slug}`),
	}
	return { subject, data }
}

function composeText(input: OrderMailInput): Pick<OrderMail, 'heading' | 'paragraphs'> & { subject: string } {
	const { message, order, branch, language } = input
	const { say } = language
	const names = { reference: order.reference, branch: branch.title }
	const ready = { branch: branch.title, time: formatPickup(order, branch.timezone, language) }
	switch (message.fact) {
		case 'order.paid':
			return {
				subject: say('Your receipt for order {reference}', names),
				heading: say('Thank you'),
				paragraphs: [
					say('We have your order {reference}, and it is paid.', names),
					say('{branch} has it ready {time}.', ready),
				],
			}
		case 'order.accepted':
			return {
				subject: say('The kitchen has accepted order {reference}', names),
				heading: say('The kitchen has your order'),
				paragraphs: [say('{branch} has it ready {time}.', ready)],
			}
		case 'order.ready':
			return {
				subject: say('Order {reference} is ready', names),
				heading: say('It is ready'),
				paragraphs: [say('Come and get it: say {reference} at the counter of {branch}.', names)],
			}
		case 'order.cancelled':
			return {
				subject: say('Order {reference} was cancelled', names),
				heading: say('Your order was cancelled'),
				paragraphs: [
					message.actor === 'customer'
						? say('You have cancelled order {reference}.', names)
						: say('We are sorry: {branch} has had to cancel order {reference}.', names),
					...describeRefund(order, language),
				],
			}
		case 'payment.returned':
			return {
				subject: say('Your payment for order {reference} goes back', names),
				heading: say('Your payment goes back to you'),
				paragraphs: [
					describeReturned(input),
					say(
						'We are giving all of it back, to the card that you paid with. Banks take up to five days. There is nothing that you have to do.',
					),
				],
			}
		case 'payment.refund_failed':
			return {
				subject: say('Your refund for order {reference} did not arrive', names),
				heading: say('Your bank has returned our refund'),
				paragraphs: [
					say('We sent {amount} back to the card that you paid order {reference} with. Your bank could not take it.', {
						amount: formatMoney(input.returnedMinor ?? order.totalMinor, order.currency, language),
						...names,
					}),
					say('The money is still yours. Write to us, and we pay it to you in another way.'),
				],
			}
		default:
			return message.fact satisfies never
	}
}

function describeRefund({ paymentStatus, totalMinor, currency, couponCode }: Order, language: MailLanguage): string[] {
	const { say } = language
	const wasPaid = paymentStatus === 'paid' || paymentStatus === 'refunded'
	if (!wasPaid) return [say('It had not been paid, so nothing was charged.')]
	const coupon = couponCode === null ? [] : [say('You can use the coupon {code} again.', { code: couponCode })]
	if (totalMinor === 0) return [say('There was nothing to pay, so nothing goes back.'), ...coupon]
	const amount = formatMoney(totalMinor, currency, language)
	const refund = say(
		'We are giving you back all of it: {amount}, to the card that you paid with. Banks take up to five days.',
		{ amount },
	)
	return [refund, ...coupon]
}

/** Money that came for an order which no longer wanted it, or not that much. */
function describeReturned({ order, returnedMinor, language }: OrderMailInput): string {
	const { say } = language
	const { reference } = order
	const amount = formatMoney(returnedMinor ?? order.totalMinor, order.currency, language)
	if (order.orderStatus === 'cancelled' || order.orderStatus === 'expired') {
		return say('Your payment of {amount} arrived when order {reference} had already ended, so nobody is cooking it.', {
			amount,
			reference,
		})
	}
	return order.paymentStatus === 'paid'
		? say(
				'Order {reference} had been paid already when a second payment of {amount} arrived. Your order is not affected.',
				{ amount, reference },
			)
		: say('A payment for order {reference} arrived that is not what the order costs.', { reference })
}

function composeReceipt({ order, lines, menu, language }: OrderMailInput): Receipt {
	const { say } = language
	const money = (minor: number) => formatMoney(minor, order.currency, language)
	const isDiscounted = order.discountMinor > 0
	const discount = order.couponCode === null ? say('Discount') : say('Coupon {code}', { code: order.couponCode })
	return {
		lines: lines.map((line) => {
			const { name, choices, requests } = lineLabels(line, menu, language.tag)
			return {
				what: `${line.quantity} × ${name}`,
				details: [...choices, ...requests, line.note].filter(Boolean).join(', ') || null,
				total: money(line.totalMinor),
			}
		}),
		sums: [
			...(isDiscounted
				? [
						{ label: say('Subtotal'), amount: money(order.subtotalMinor) },
						{ label: discount, amount: `−${money(order.discountMinor)}` },
					]
				: []),
			{ label: say('Total paid'), amount: money(order.totalMinor) },
		],
		taxes: summariseTax(lines.flatMap(taxedLineOf)).map(({ taxRate, netMinor, taxMinor, grossMinor }) => ({
			rate: say('VAT {rate} %', { rate: taxRate }),
			net: money(netMinor),
			tax: money(taxMinor),
			gross: money(grossMinor),
		})),
	}
}

/** Orders from before rates were kept with their lines have no summary. */
function taxedLineOf({ totalMinor, discountMinor, taxMinor, taxRate }: OrderLine) {
	return taxRate === null ? [] : [{ grossMinor: totalMinor - discountMinor, taxMinor, taxRate }]
}
