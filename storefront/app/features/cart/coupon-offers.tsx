import { describeCoupon } from '@app/domain/pricing/coupon-text'
import { currentLanguage, t } from '@app/language/current'
import { useCoupons } from '../account/coupons/coupons-store.ts'

/** More would push the total off the screen; the rest is in the settings. */
const SHOWN = 3

/** The customer's own coupons, one press away. Nothing while there are none. */
export function CouponOffers({ onPick }: { onPick: (code: string) => void }) {
	const [state] = useCoupons()
	if (state.kind !== 'known' || state.list.coupons.length === 0) return null
	return (
		<ul aria-label={t('Your coupons')} className="flex flex-wrap gap-2">
			{state.list.coupons.slice(0, SHOWN).map((coupon) => (
				<li key={coupon.code}>
					<button
						type="button"
						className="press min-h-11 max-w-full rounded-3xl px-4 py-1 text-left text-sm font-semibold wrap-anywhere text-primary-ink inset-ring-2 inset-ring-line hover:bg-primary-soft"
						onClick={() => onPick(coupon.code)}
					>
						{describeCoupon(coupon, currentLanguage())}
						<span className="sr-only">{t(' with {code}', { code: coupon.code })}</span>
					</button>
				</li>
			))}
		</ul>
	)
}
