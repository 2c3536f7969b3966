import type { Coupon, CouponList } from '@app/contract/coupons'
import { couponState } from '@app/domain/pricing/coupon'
import { fromMinor } from '@app/domain/pricing/money'
import { listCoupons } from '../../repositories/coupons.ts'
import type { Runtime } from '../../runtime.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Coupons that have expired are shown for this long. */
const MEMORY_MS = 90 * 86_400_000

type Listed = Awaited<ReturnType<typeof listCoupons>>[number]

/** The coupons of a signed-in customer, by whether they can still be used. */
export async function listCustomerCoupons(
	{ database, catalogue, clock }: Pick<Runtime, 'database' | 'catalogue' | 'clock'>,
	user: string,
): Promise<CouponList> {
	const menu = await catalogue.read()
	const now = clock.now()
	const found = await listCoupons(database, menu.settings.currency, user, now - MEMORY_MS)
	const coupons = found.flatMap((coupon) => presentCoupon(coupon, menu, now))
	const isUsable = ({ state }: Coupon) => state === 'usable'
	const over = ({ used_at, ends_at }: Coupon) => used_at ?? ends_at ?? ''
	return {
		coupons: coupons.filter(isUsable),
		past: coupons.filter((coupon) => !isUsable(coupon)).sort((a, b) => over(b).localeCompare(over(a))),
	}
}

function presentCoupon(
	{ rule, description, usedAt }: Listed,
	{ settings, branches, products }: Catalogue,
	now: number,
): Coupon[] {
	const state = couponState(rule, now)
	if (state === null) return []
	const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString())
	const branch = rule.branchId === null ? undefined : branches.get(rule.branchId)
	const product = rule.productId === null ? undefined : products.get(rule.productId)
	return [
		{
			code: rule.code,
			kind: rule.kind,
			value: rule.kind === 'percent' ? rule.value : fromMinor(rule.value, settings.currency),
			minimum: fromMinor(rule.minimumMinor, settings.currency),
			currency: settings.currency,
			starts_at: instant(rule.startsAt),
			ends_at: instant(rule.endsAt),
			company_id: rule.companyId,
			branch_id: rule.branchId,
			branch_name: branch?.title ?? null,
			product_id: rule.productId,
			product_name: product?.name ?? null,
			description,
			state,
			used_at: instant(usedAt),
		},
	]
}
