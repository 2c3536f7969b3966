import { BRANCHES, COMPANIES, TAXES } from './chain.ts'
import { COUPONS, type CouponSeed, LATER_COUPONS, SETTINGS } from './coupons.ts'
import { imageId } from './image-id.ts'
import { LEGAL_PAGES } from './legal.ts'
import { ATTRIBUTES } from './menu/attributes.ts'
import { CATEGORIES, PRODUCTS } from './menu/menu.ts'
import type { ProductSeed } from './menu/product-seed.ts'

export type Row = Record<string, unknown> & { id: number }
/** Rows of one table; tables stand in the order in which foreign keys allow them. */
export interface TableRows {
	table: string
	rows: Row[]
}

const json = (value: unknown) => JSON.stringify(value)

/** Ids of what hangs on a product are made from its own id, so that they stay when the menu files change order. */
const optionId = (product: number, attribute: number) => product * 100 + attribute
const optionValueId = (product: number, attribute: number, value: number) =>
	optionId(product, attribute) * 100 + (value - attribute * 100)
const branchProductId = (branch: number, product: number) => branch * 10_000 + product

function branchRows(): Row[] {
	return BRANCHES.map((branch, index) => ({
		id: branch.id,
		status: 'published',
		title: branch.title,
		slug: branch.slug,
		odooID: branch.id,
		outlet_reference: `OUT-${String(branch.id).padStart(3, '0')}`,
		company: branch.company,
		address: branch.address,
		phone: branch.phone,
		timezone: 'Europe/Dublin',
		location: json({ type: 'Point', coordinates: branch.coordinates }),
		opening_hours: json(branch.hours),
		opening_exceptions: json([]),
		pos_session: json({ id: branch.id, name: `POS/${String(branch.id).padStart(5, '0')}`, config_id: branch.id }),
		can_order_online: branch.canOrderOnline,
		kitchen_status: branch.kitchen,
		ready_min: branch.ready[0],
		ready_max: branch.ready[1],
		busy_extra: 10,
		slot_minutes: 15,
		slot_capacity: branch.slotCapacity,
		description: branch.description,
		image: null,
		sort: index + 1,
	}))
}

function productRow(product: ProductSeed, index: number): Row {
	return {
		id: product.id,
		status: 'published',
		name: product.name,
		code: product.code,
		price: product.price,
		category: 'Food',
		type: 'consu',
		tax: product.tax,
		company: product.company,
		description: product.description,
		image: imageId(product),
		illustration: json(product.dish),
		kcal: product.kcal,
		allergens: json(product.allergens),
		diets: json(product.diets),
		badges: json(product.badges),
		sort: index + 1,
		odoo_id: product.id,
	}
}

const attributeRows = (): Row[] =>
	ATTRIBUTES.map(({ id, name, single, removal }, index) => ({ id, name, single, removal, sort: index + 1 }))

const attributeValueRows = (): Row[] =>
	ATTRIBUTES.flatMap((attribute) =>
		attribute.values.map((value, index) => ({
			id: value.id,
			attribute: attribute.id,
			name: value.name,
			price_extra: value.priceExtra,
			allergens: json(value.allergens),
			kcal: value.kcal,
			ingredient: value.ingredient,
			available: true,
			sort: index + 1,
		})),
	)

const productCategoryRows = (): Row[] =>
	PRODUCTS.flatMap(({ id, categories }) =>
		categories.map((category, index) => ({
			id: id * 10 + index,
			products_id: id,
			categories_id: category,
			sort: index + 1,
		})),
	)

const productOptionRows = (): Row[] =>
	PRODUCTS.flatMap(({ id, choices }) =>
		choices.map(({ attribute, required }, index) => ({
			id: optionId(id, attribute),
			product: id,
			attribute,
			required: required ?? false,
			sort: index + 1,
		})),
	)

const productOptionValueRows = (): Row[] =>
	PRODUCTS.flatMap(({ id, choices }) =>
		choices.flatMap(({ attribute, values }) =>
			values.map(({ value, priceExtra }, index) => ({
				id: optionValueId(id, attribute, value),
				option: optionId(id, attribute),
				value,
				price_extra: priceExtra ?? null,
				available: true,
				sort: index + 1,
			})),
		),
	)

const branchProductRows = (): Row[] =>
	BRANCHES.flatMap((branch) =>
		PRODUCTS.filter((product) => product.company === branch.company).map((product) => ({
			id: branchProductId(branch.id, product.id),
			branch: branch.id,
			product: product.id,
			sold_out: branch.soldOut.includes(product.id),
			stock: branch.stock[product.id] ?? null,
		})),
	)

const couponRows = (coupons: readonly CouponSeed[]): Row[] =>
	coupons.map((coupon) => ({
		uses: 0,
		max_uses: null,
		per_customer: null,
		product: null,
		branch: null,
		...coupon,
		active: true,
		starts_at: null,
		ends_at: coupon.ends_at ? new Date(coupon.ends_at) : null,
		company: null,
	}))

/** Coupons that came later. */
export const laterCouponRows = (): Row[] => couponRows(LATER_COUPONS)

/** The texts that bind the shop; instances that are older than them get them as well. */
export const legalPageRows = (): Row[] =>
	LEGAL_PAGES.map((page) => ({ ...page, valid_from: new Date(page.valid_from), blocks: json(page.blocks) }))

/** The demo chain as rows, in an order that foreign keys allow. */
export function seedRows(): TableRows[] {
	return [
		{ table: 'companies', rows: COMPANIES },
		{ table: 'taxes', rows: TAXES },
		{ table: 'branches', rows: branchRows() },
		{ table: 'categories', rows: CATEGORIES.map((category, index) => ({ ...category, sort: index + 1 })) },
		{ table: 'products', rows: PRODUCTS.map(productRow) },
		{ table: 'products_categories', rows: productCategoryRows() },
		{ table: 'attributes', rows: attributeRows() },
		{ table: 'attribute_values', rows: attributeValueRows() },
		{ table: 'product_options', rows: productOptionRows() },
		{ table: 'product_option_values', rows: productOptionValueRows() },
		{ table: 'branch_products', rows: branchProductRows() },
		{ table: 'coupons', rows: couponRows(COUPONS) },
		{ table: 'settings', rows: [{ ...SETTINGS, social_links: json(SETTINGS.social_links) }] },
	]
}
