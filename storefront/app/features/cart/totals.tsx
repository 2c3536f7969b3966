import { formatMoney } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import { cartStore } from './cart-store.ts'
import type { CartTotals } from './cart-totals.ts'

/** The sums of the cart. Prices include tax; the server prices the order once more before anything is charged. */
export function Totals({ totals, currency }: { totals: CartTotals; currency: string }) {
	const code = cartStore.use((cart) => cart.appliedCouponCode)
	const text = (minor: number) => formatMoney(minor, currency, currentLanguage())
	const row = 'flex items-baseline justify-between gap-4'
	return (
		<dl className="grid gap-2 tabular-nums">
			<div className={row}>
				<dt>{t('Subtotal')}</dt>
				<dd>{text(totals.subtotalMinor)}</dd>
			</div>
			{totals.discountMinor > 0 && code !== null && (
				<div className={`${row} font-semibold text-primary-ink`}>
					<dt>{t('Coupon {code}', { code })}</dt>
					<dd>−{text(totals.discountMinor)}</dd>
				</div>
			)}
			<div className={`${row} text-sm text-soft`}>
				<dt>{t('Tax included')}</dt>
				<dd>{text(totals.taxMinor)}</dd>
			</div>
			<div className={`${row} mt-1 border-t-2 border-line pt-3 font-display text-2xl tracking-tight`}>
				<dt>{t('Total')}</dt>
				<dd>{text(totals.totalMinor)}</dd>
			</div>
		</dl>
	)
}
