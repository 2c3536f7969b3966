import type { Problem, Quote, QuoteRequest } from '@app/contract/orders'
import { type CouponDecision, decideCoupon } from '@app/domain/pricing/coupon'
import { toMinor } from '@app/domain/pricing/money'
import { type PricedOrder, type PricingInput, presentQuote, priceOrder } from '@app/domain/pricing/pricing'
import { invalidPayload } from '../http/errors.ts'
import { findCoupon, type StoredCoupon } from '../repositories/coupons.ts'
import type { Database } from '../repositories/orders.ts'
import { countSlotOrders } from '../repositories/slot-orders.ts'
import { assertKnownIds } from './assert-known-ids.ts'
import { type BranchNow, decideBranchNow } from './catalogue/branch-now.ts'
import { type Catalogue, type CatalogueBranch, soldOutAt } from './catalogue/catalogue.ts'
import { findSlot } from './slots/list-slots.ts'

/** An order draft priced from the server's own data. What the browser believes about prices is no part of it. */
export interface PricedDraft {
	branch: CatalogueBranch
	branchNow: BranchNow
	priced: PricedOrder
	/** Pricing's problems, and those of the branch and the slot. */
	problems: Problem[]
	coupon: StoredCoupon | null
	/** Start of the chosen slot; null for pickup now. */
	pickupTime: number | null
}

interface DraftContext {
	db: Database
	catalogue: Catalogue
	now: number
	/** Account of the customer; null for a guest, who has no coupons. */
	user: string | null
	/** An order that this one replaces: its pieces, its coupon and its slot are free for this one. */
	replaced?: { id: number; pieces: ReadonlyMap<number, number> } | null
}

/** Throws 400 for what no menu ever held; what was right once and is not any more comes back as problems. */
export async function priceDraft(draft: QuoteRequest, context: DraftContext): Promise<PricedDraft> {
	const { db, catalogue, now, user, replaced = null } = context
	const branch = assertKnownIds(draft, catalogue)
	const { currency, id: companyId } = branch.company
	const branchNow = decideBranchNow(branch, now)
	const input: PricingInput = {
		items: draft.items,
		products: catalogue.products,
		sells: branch.sells,
		...availability(branch, replaced?.pieces),
		companyId,
		currency,
		coupon: null,
		maximumPerItem: catalogue.settings.maximumPerItem,
	}
	let priced = priceOrder(input)
	const stored = draft.coupon_code ? await findCoupon(db, draft.coupon_code, currency, user, replaced?.id) : null
	if (draft.coupon_code) {
		const decision: CouponDecision = decideCoupon(stored?.rule ?? null, {
			subtotalMinor: priced.subtotalMinor,
			currency,
			now,
			signedIn: user !== null,
			companyId,
			branchId: branch.id,
			lines: priced.lines.map(({ id, unitMinor }) => ({
				id,
				unitMinor,
				menuMinor: toMinor(catalogue.products.get(id)?.price ?? 0, currency),
			})),
		})
		priced = priceOrder({ ...input, coupon: decision })
	}
	const pickupTime = parsePickupTime(draft)
	const slotProblem =
		draft.pickup_type === 'later' ? await findSlotProblem(db, branch, branchNow, pickupTime, now, replaced?.id) : null
	const problems = [branchProblem(branch, branchNow), slotProblem, ...priced.problems].filter(
		(problem): problem is Problem => problem !== null,
	)
	return { branch, branchNow, priced, problems, coupon: stored, pickupTime }
}

/** The wire's quote, with every problem in it. */
export function presentDraftQuote({ priced, problems, branch }: PricedDraft): Quote {
	return presentQuote({ ...priced, problems }, branch.company.currency)
}

/** The contract's pattern lets a 30th of February through. */
function parsePickupTime({ pickup_type, pickup_time }: QuoteRequest): number | null {
	if (pickup_type === 'now' || !pickup_time) return null
	const instant = Date.parse(pickup_time)
	if (Number.isNaN(instant)) throw invalidPayload('pickup_time', 'must be an ISO 8601 time')
	return instant
}

function availability(branch: CatalogueBranch, returned: ReadonlyMap<number, number> | undefined) {
	if (returned === undefined) return { soldOut: soldOutAt(branch), stock: branch.stock }
	const stock = new Map(branch.stock)
	for (const [product, pieces] of returned) {
		const left = stock.get(product)
		if (left !== undefined) stock.set(product, left + pieces)
	}
	return { soldOut: soldOutAt({ ...branch, stock }), stock }
}

function branchProblem(branch: CatalogueBranch, { canOrderOnline, status }: BranchNow): Problem | null {
	if (canOrderOnline) return null
	const { title } = branch
	const message =
		status === 'branch_closed' ? `${title} is closed at the moment.` : `${title} is not taking online orders right now.`
	return { code: 'BRANCH_UNAVAILABLE', message, field: 'branch' }
}

async function findSlotProblem(
	db: Database,
	branch: CatalogueBranch,
	{ readyIn }: BranchNow,
	pickupTime: number | null,
	now: number,
	except: number | undefined,
): Promise<Problem | null> {
	const refuse = (message: string): Problem => ({ code: 'SLOT_UNAVAILABLE', message, field: 'pickup_time' })
	if (pickupTime === null) return refuse('Please choose a time to pick up your order.')
	if (!findSlot(branch, readyIn, pickupTime, now)) return refuse('This pickup time is not available any more.')
	if (branch.slotCapacity === null) return null
	const taken = await countSlotOrders(db, branch.id, pickupTime, except)
	return taken < branch.slotCapacity ? null : refuse('This pickup time is fully booked.')
}
