export interface CouponSeed {
	id: number
	code: string
	kind: 'percent' | 'fixed' | 'item'
	value: number
	minimum: number
	/** What an item coupon is for. */
	product?: number
	branch?: number
	/** ISO 8601. */
	ends_at?: string
	max_uses?: number
	uses?: number
	per_customer?: number
	description: string
}

/** Coupons that show every answer the shop can give. */
export const COUPONS: CouponSeed[] = [
	{
		id: 1,
		code: 'WELCOME10',
		kind: 'percent',
		value: 10,
		minimum: 0,
		description: '10% off your order.',
	},
	{
		id: 2,
		code: 'BIGDILL5',
		kind: 'fixed',
		value: 5,
		minimum: 25,
		description: '€5 off orders of €25 and more.',
	},
	{
		id: 3,
		code: 'EXPIRED',
		kind: 'percent',
		value: 20,
		minimum: 0,
		ends_at: '2026-01-31T23:59:59Z',
		description: 'Was 20% off, until January.',
	},
	{
		id: 4,
		code: 'USEDUP',
		kind: 'fixed',
		value: 3,
		minimum: 0,
		max_uses: 100,
		uses: 100,
		description: '€3 off for the first hundred.',
	},
	{
		id: 5,
		code: 'REGULAR15',
		kind: 'percent',
		value: 15,
		minimum: 15,
		per_customer: 1,
		description: '15% off, once for each customer.',
	},
]

/**
 * The same for instances that have had those above for a while: an item for nothing, an item for less, and one
 * branch.
 */
export const LATER_COUPONS: CouponSeed[] = [
	{
		id: 6,
		code: 'FREEFRIES',
		kind: 'item',
		value: 0,
		minimum: 12,
		product: 201,
		per_customer: 1,
		description: 'Skinny Dippers on the house with orders of €12 and more.',
	},
	{
		id: 7,
		code: 'SHAKE2',
		kind: 'item',
		value: 2,
		minimum: 0,
		product: 602,
		description: 'One Choc Around the Clock for €2.',
	},
	{
		id: 8,
		code: 'DOCKS20',
		kind: 'percent',
		value: 20,
		minimum: 0,
		branch: 3,
		max_uses: 500,
		description: '20% off at Docklands.',
	},
]

/** The shop's settings: the brand is configuration, and this is where it starts. */
export const SETTINGS = {
	id: 1,
	brand_name: 'Big Dill',
	brand_line: 'Burgers that are kind of a big dill',
	maximum_order_per_item: 20,
	currency: 'EUR',
	outage: false,
	outage_message: null,
	social_links: [
		{ name: 'Instagram', url: 'https://www.instagram.com/bigdill.example' },
		{ name: 'TikTok', url: 'https://www.tiktok.com/@bigdill.example' },
		{ name: 'Facebook', url: 'https://www.facebook.com/bigdill.example' },
	],
	support_email: 'hello@bigdill.example',
	support_phone: '+353 1 555 0100',
	order_expiry_minutes: 30,
}
