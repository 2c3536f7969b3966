import { formatMoney } from '@app/domain/money'
import { summariseTax } from '@app/domain/tax-summary'
import type { OrderLine } from '../../repositories/order-parts.ts'
import type { Order } from '../../repositories/orders.ts'
import type { CatalogueBranch } from '../../shop/catalogue/catalogue.ts'
import type { CustomerMessage } from '../message.ts'
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
	message: Pick<CustomerMessage, 'fact' | 'actor'>
	order: Order
	lines: readonly OrderLine[]
	branch: CatalogueBranch
	/** The payment that goes back, where the message is about one. */
	returnedMinor: number | null
	storefrontUrl: string
}

/** What a customer is told of one fact of their order: the subject, and what the template shows. */
export function composeOrderMail(input: OrderMailInput): { subject: string; data: OrderMail } {
	const { message, order, branch, storefrontUrl } = input
	const { subject, heading, paragraphs } = composeWords(input)
	const data = {
		reference: order.reference,
		heading,
		greets: message.fact === 'order.paid' || message.fact === 'order.ready',
		first_name: order.firstName,
		paragraphs,
		receipt: message.fact === 'order.paid' ? composeReceipt(input) : null,
		place: [branch.title, branch.address, branch.phone].filter(Boolean),
		url: `${storefrontUrl}/track/${order.slug}`,
	}
	return { subject, data }
}

const BANKS = 'Banks take up to five days.'

function composeWords(input: OrderMailInput): Pick<OrderMail, 'heading' | 'paragraphs'> & { subject: string } {
	const { message, order, branch } = input
	const { reference } = order
	const pickup = formatPickup(order, branch.timezone)
	switch (message.fact) {
		case 'order.paid':
			return {
				subject: `Your receipt for order ${reference}`,
				heading: 'Thank you',
				paragraphs: [`We have your order ${reference}, and it is paid.`, `${branch.title} has it ready ${pickup}.`],
			}
		case 'order.accepted':
			return {
				subject: `The kitchen has accepted order ${reference}`,
				heading: 'The kitchen has your order',
				paragraphs: [`${branch.title} has it ready ${pickup}.`],
			}
		case 'order.ready':
			return {
				subject: `Order ${reference} is ready`,
				heading: 'It is ready',
				paragraphs: [`Come and get it: say ${reference} at the counter of ${branch.title}.`],
			}
		case 'order.cancelled':
			return {
				subject: `Order ${reference} was cancelled`,
				heading: 'Your order was cancelled',
				paragraphs: [
					message.actor === 'customer'
						? `You have cancelled order ${reference}.`
						: `We are sorry: ${branch.title} has had to cancel order ${reference}.`,
					...describeRefund(order),
				],
			}
		case 'payment.returned':
			return {
				subject: `Your payment for order ${reference} goes back`,
				heading: 'Your payment goes back to you',
				paragraphs: composeReturned(input),
			}
		default:
			return message.fact satisfies never
	}
}

function describeRefund({ paymentStatus, totalMinor, currency, couponCode }: Order): string[] {
	const wasPaid = paymentStatus === 'paid' || paymentStatus === 'refunded'
	if (!wasPaid) return ['It had not been paid, so nothing was charged.']
	const coupon = couponCode === null ? [] : [`You can use the coupon ${couponCode} again.`]
	if (totalMinor === 0) return ['There was nothing to pay, so nothing goes back.', ...coupon]
	const amount = formatMoney(totalMinor, currency)
	return [`We are giving you back all of it: ${amount}, to the card that you paid with. ${BANKS}`, ...coupon]
}

/** Money that came for an order which no longer wanted it, or not that much. */
function composeReturned(input: OrderMailInput): string[] {
	return [
		describeReturned(input),
		`We are giving all of it back, to the card that you paid with. ${BANKS} There is nothing that you have to do.`,
	]
}

function describeReturned({ order, returnedMinor }: OrderMailInput): string {
	const amount = formatMoney(returnedMinor ?? order.totalMinor, order.currency)
	if (order.orderStatus === 'cancelled' || order.orderStatus === 'expired') {
		return `Your payment of ${amount} arrived when order ${order.reference} had already ended, so nobody is cooking it.`
	}
	return order.paymentStatus === 'paid'
		? `Order ${order.reference} had been paid already when a second payment of ${amount} arrived. Your order is not affected.`
		: `A payment for order ${order.reference} arrived that is not what the order costs.`
}

function composeReceipt({ order, lines }: OrderMailInput): Receipt {
	const money = (minor: number) => formatMoney(minor, order.currency)
	const isDiscounted = order.discountMinor > 0
	const discount = order.couponCode === null ? 'Discount' : `Coupon ${order.couponCode}`
	return {
		lines: lines.map((line) => ({
			what: `${line.quantity} × ${line.name}`,
			details:
				[...line.customizations.map((choice) => choice.name), ...line.requests, line.note].filter(Boolean).join(', ') ||
				null,
			total: money(line.totalMinor),
		})),
		sums: [
			...(isDiscounted
				? [
						{ label: 'Subtotal', amount: money(order.subtotalMinor) },
						{ label: discount, amount: `−${money(order.discountMinor)}` },
					]
				: []),
			{ label: 'Total paid', amount: money(order.totalMinor) },
		],
		taxes: summariseTax(lines.flatMap(taxedLineOf)).map(({ taxRate, netMinor, taxMinor, grossMinor }) => ({
			rate: `VAT ${taxRate} %`,
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
