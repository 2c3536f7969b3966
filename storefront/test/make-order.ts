import type { Line, TrackedOrder } from '@app/contract/orders'

/** A line of an order without options. */
export function makeLine(fields: Partial<Line> = {}): Line {
	return {
		id: 1,
		name: 'The Original',
		quantity: 2,
		unit_price: 10.5,
		total: 21,
		note: '',
		requests: [],
		customizations: [],
		...fields,
	}
}

/** A paid order as the shop shows it. */
export function makeOrder(fields: Partial<TrackedOrder> = {}): TrackedOrder {
	return {
		id: 7,
		reference: 'BD-7Q4KX',
		slug: 'a'.repeat(43),
		order_status: 'confirmed',
		payment_status: 'paid',
		history: [
			{ order_status: 'pending_payment', at: '2026-11-20T18:30:00+00:00' },
			{ order_status: 'confirmed', at: '2026-11-20T18:31:00+00:00' },
		],
		pickup_type: 'now',
		pickup_time: null,
		ready_at: { min: '2026-11-20T18:42:00+00:00', max: '2026-11-20T18:52:00+00:00' },
		can_cancel: true,
		of_account: false,
		can_mail_code: true,
		refund_failed: false,
		created_at: '2026-11-20T18:30:00+00:00',
		first_name: 'Aoife',
		lines: [makeLine()],
		subtotal: 21,
		discount: 0,
		tax: 2.5,
		total: 21,
		currency: 'EUR',
		branch: {
			id: 1,
			title: 'Camden Street',
			slug: 'camden-street',
			address: '12 Camden Street Lower, Dublin 2',
			phone: '+353 1 555 0101',
			timezone: 'Europe/Dublin',
			location: { type: 'Point', coordinates: [-6.2651, 53.3357] },
		},
		...fields,
	}
}
