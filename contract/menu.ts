import * as v from 'valibot'
import { ALLERGENS } from './allergens.ts'
import { GatewayInfoSchema } from './gateway.ts'
import { ClockTimeSchema, DaySchema, IdSchema, InstantSchema, MoneySchema } from './values.ts'

export const AllergenSchema = v.picklist(ALLERGENS)

export const DietSchema = v.picklist(['vegetarian', 'vegan', 'halal', 'gluten_free'])
export type Diet = v.InferOutput<typeof DietSchema>

/** One choice of an attribute of a product. `template_attribute_value_id` names the pair of product and value. */
export const AttributeValueSchema = v.object({
	value_id: IdSchema,
	template_attribute_value_id: IdSchema,
	name: v.string(),
	/** What the kitchen is told in place of a removal's name that is translated: it reads one language. */
	request: v.optional(v.string()),
	price_extra: MoneySchema,
	allergens: v.array(v.string()),
	kcal: v.nullable(v.number()),
	available: v.boolean(),
	/** Layer of the illustration that this value adds, or takes away where the attribute is a removal. */
	ingredient: v.nullable(v.string()),
})
export type AttributeValue = v.InferOutput<typeof AttributeValueSchema>

export const CustomizationOptionSchema = v.object({
	attribute_id: IdSchema,
	name: v.string(),
	required: v.boolean(),
	single: v.boolean(),
	/** A removal takes something off; the customer's choice travels as one of the item's `requests`. */
	removal: v.boolean(),
	values: v.array(AttributeValueSchema),
})
export type CustomizationOption = v.InferOutput<typeof CustomizationOptionSchema>

/** `rate` is a percentage, and prices include it: 13.5 means 13.5 % VAT inside the price. */
export const TaxSchema = v.object({ id: IdSchema, name: v.string(), rate: v.number() })
export type Tax = v.InferOutput<typeof TaxSchema>

export const ProductSchema = v.object({
	id: IdSchema,
	name: v.string(),
	price: MoneySchema,
	code: v.string(),
	category: v.string(),
	type: v.string(),
	taxes: v.array(TaxSchema),
	company_id: IdSchema,
	pos_categ_ids: v.array(IdSchema),
	description: v.string(),
	/** File id for /assets/{id}, or null. */
	image: v.nullable(v.string()),
	kcal: v.nullable(v.number()),
	allergens: v.array(v.string()),
	diets: v.array(v.string()),
	customization_options: v.array(CustomizationOptionSchema),
	/** What the picture is drawn from (a Dish of the illustration package); null where staff use a photograph. */
	illustration: v.nullable(v.looseObject({ kind: v.string() })),
	/** `bestseller`, `new`, `spicy` …, shown on the card. */
	badges: v.array(v.string()),
})
export type Product = v.InferOutput<typeof ProductSchema>

export const CategorySchema = v.object({
	id: IdSchema,
	name: v.string(),
	slug: v.string(),
	sort: v.number(),
	description: v.nullable(v.string()),
})
export type Category = v.InferOutput<typeof CategorySchema>

/** Monday is 1, Sunday is 7. A close at or before its open lies on the next day; 00:00 to 24:00 is open all day. */
export const WeeklyHoursSchema = v.object({
	day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
	open: ClockTimeSchema,
	close: ClockTimeSchema,
})
export type WeeklyHours = v.InferOutput<typeof WeeklyHoursSchema>

/** A day that differs from the week: closed, or with hours of its own. */
export const OpeningExceptionSchema = v.object({
	date: DaySchema,
	closed: v.boolean(),
	open: v.nullable(ClockTimeSchema),
	close: v.nullable(ClockTimeSchema),
	reason: v.nullable(v.string()),
})
export type OpeningException = v.InferOutput<typeof OpeningExceptionSchema>

export const OpeningSchema = v.object({
	weekly: v.array(WeeklyHoursSchema),
	exceptions: v.array(OpeningExceptionSchema),
})
export type Opening = v.InferOutput<typeof OpeningSchema>

export const KitchenStatusSchema = v.picklist(['open', 'busy', 'dine_in_only', 'kitchen_closed', 'branch_closed'])
export type KitchenStatus = v.InferOutput<typeof KitchenStatusSchema>

/** A whole number of minutes from now. */
export const ReadyInSchema = v.object({ min: v.number(), max: v.number() })
export type ReadyIn = v.InferOutput<typeof ReadyInSchema>

export const BranchSchema = v.object({
	id: IdSchema,
	title: v.string(),
	slug: v.string(),
	odooID: IdSchema,
	outlet_reference: v.string(),
	company: v.object({ id: IdSchema, name: v.string() }),
	/** Today's hours in the branch's time zone. */
	hours: v.object({ open: ClockTimeSchema, close: ClockTimeSchema }),
	pos_session: v.nullable(v.object({ id: v.number(), name: v.string(), config_id: v.number() })),
	can_order_online: v.boolean(),
	kitchen_computed_status: KitchenStatusSchema,
	out_of_stock: v.array(v.object({ odoo_products_id: v.object({ odoo_id: IdSchema }) })),
	/** Ids of the products that the branch sells, sold out or not. */
	products: v.array(IdSchema),
	/** GeoJSON order: longitude, latitude. */
	location: v.object({ type: v.literal('Point'), coordinates: v.tuple([v.number(), v.number()]) }),
	address: v.string(),
	phone: v.string(),
	timezone: v.string(),
	currency: v.string(),
	opening: OpeningSchema,
	is_open: v.boolean(),
	/** When it opens next, with the branch's own offset; null while it is open, or where no opening is known. */
	next_open_at: v.nullable(InstantSchema),
	/** When the present opening ends, with the branch's own offset; null while it is closed or open around the clock. */
	closes_at: v.nullable(InstantSchema),
	ready_in: ReadyInSchema,
})
export type Branch = v.InferOutput<typeof BranchSchema>

/** GET /capi/shop/menu-test `data`. */
export const MenuSchema = v.object({
	branches: v.array(BranchSchema),
	products: v.array(ProductSchema),
	categories: v.array(CategorySchema),
	settings: v.object({
		maximum_order_per_item: v.number(),
		currency: v.string(),
		/** How cards are taken; the sandbox where nothing is said. */
		payment: v.optional(GatewayInfoSchema),
	}),
})
export type Menu = v.InferOutput<typeof MenuSchema>

/** GET /capi/shop/branches `data`. */
export const BranchesSchema = v.object({ branches: v.array(BranchSchema) })
export type Branches = v.InferOutput<typeof BranchesSchema>

/** GET /capi/shop/slots `data`; the times are instants with the offset of the branch's time zone. */
export const SlotsSchema = v.object({
	asap: v.nullable(ReadyInSchema),
	slots: v.array(v.object({ start: InstantSchema, end: InstantSchema, available: v.boolean() })),
	timezone: v.string(),
})
export type Slots = v.InferOutput<typeof SlotsSchema>
