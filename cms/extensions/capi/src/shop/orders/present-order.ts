import type { Line, OrderStatusReply, TrackedOrder } from '@app/contract/orders'
import { mayMailCode } from '@app/domain/orders/order-access'
import { isCancellable, isOver } from '@app/domain/orders/order-status'
import { fromMinor } from '@app/domain/pricing/money'
import { formatInstant } from '@app/domain/text/zoned-time'
import type { LatestAttempt } from '../../payments/latest-attempt.ts'
import type { HistoryEntry, OrderLine } from '../../repositories/order-parts.ts'
import type { Order } from '../../repositories/orders.ts'
import type { CatalogueBranch } from '../catalogue/catalogue.ts'
import { type LineMenu, lineLabels } from './line-labels.ts'

/** Staff deleted the product: the line keeps its name and price, and an id that no product ever has. */
const DELETED_PRODUCT_ID = Number.MAX_SAFE_INTEGER

interface OrderParts {
	lines: readonly OrderLine[]
	history: readonly HistoryEntry[]
	hasFailedRefund: boolean
}

/**
 * An order as its tracking page shows it: who can see the page has the address alone, so email and phone are no part
 * of it.
 */
export function presentTrackedOrder(
	order: Order,
	{ lines, history, hasFailedRefund }: OrderParts,
	{ branch, menu }: { branch: CatalogueBranch; menu: LineMenu },
): TrackedOrder {
	const decimal = (minor: number) => fromMinor(minor, order.currency)
	const instant = (at: number) => formatInstant(at, branch.timezone)
	return {
		id: order.id,
		reference: order.reference,
		slug: order.slug,
		order_status: order.orderStatus,
		payment_status: order.paymentStatus,
		history: orderMoves(history).map(({ orderStatus, at }) => ({ order_status: orderStatus, at: instant(at) })),
		pickup_type: order.pickupType,
		pickup_time: order.pickupTime === null ? null : instant(order.pickupTime),
		ready_at: presentReadyAt(order, instant),
		of_account: order.user !== null,
		can_mail_code: mayMailCode({ owner: order.user, email: order.email, order_status: order.orderStatus }),
		refund_failed: hasFailedRefund,
		can_cancel: isCancellable({ order_status: order.orderStatus }),
		created_at: instant(order.createdAt),
		first_name: order.firstName,
		lines: lines.map((line) => presentLine(line, menu, decimal)),
		subtotal: decimal(order.subtotalMinor),
		discount: decimal(order.discountMinor),
		tax: decimal(order.taxMinor),
		total: decimal(order.totalMinor),
		currency: order.currency,
		branch: {
			id: branch.id,
			title: branch.title,
			slug: branch.slug,
			address: branch.address,
			phone: branch.phone,
			timezone: branch.timezone,
			location: { type: 'Point', coordinates: branch.coordinates },
		},
	}
}

/** GET /capi/shop/status, with the latest attempt to pay. */
export function presentOrderStatus(order: Order, { payment, isUndecided }: LatestAttempt): OrderStatusReply {
	return {
		directusOrder: {
			id: order.id,
			order_status: order.orderStatus,
			payment_status: order.paymentStatus,
			reference: order.reference,
			amount: fromMinor(order.totalMinor, order.currency),
			currency: order.currency,
			payment_ref: payment?.paymentRef ?? null,
			decline_code: payment?.declineCode ?? null,
			payment_open: isUndecided,
		},
	}
}

/** Entries in which only the payment moved say nothing on the tracking page. */
function orderMoves(history: readonly HistoryEntry[]): HistoryEntry[] {
	return history.filter((entry, index) => entry.orderStatus !== history[index - 1]?.orderStatus)
}

function presentReadyAt(order: Order, instant: (at: number) => string): TrackedOrder['ready_at'] {
	const { orderStatus, readyMinAt, readyMaxAt } = order
	if (orderStatus === 'pending_payment' || isOver(orderStatus) || readyMinAt === null) return null
	return { min: instant(readyMinAt), max: instant(readyMaxAt ?? readyMinAt) }
}

function presentLine(line: OrderLine, menu: LineMenu, decimal: (minor: number) => number): Line {
	return {
		id: line.product ?? DELETED_PRODUCT_ID,
		name: line.name,
		quantity: line.quantity,
		unit_price: decimal(line.unitMinor),
		total: decimal(line.totalMinor),
		note: line.note,
		requests: line.requests,
		customizations: line.customizations,
		translations: Object.fromEntries(
			Array.from(menu.words.keys(), (language) => [language, lineLabels(line, menu, language)]),
		),
	}
}
