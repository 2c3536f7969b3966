import type { Coupon } from '@app/contract/coupons'
import { couponConditions, describeCoupon } from '@app/domain/pricing/coupon-text'
import { currentLanguage, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'

interface CouponCardProps {
	coupon: Coupon
	/** It is on the cart already. */
	isApplied: boolean
	onApply: (code: string) => void
}

const STATES: Record<Coupon['state'], { tone: Tone; label: PlainMessage } | null> = {
	usable: null,
	used: { tone: 'neutral', label: 'Used' },
	expired: { tone: 'neutral', label: 'Expired' },
}

/**
 * A coupon as a ticket: what it is worth, its code, what must be so for it. One that is over is shown and cannot be
 * used.
 */
export function CouponCard({ coupon, isApplied, onApply }: CouponCardProps) {
	const { code, description, state } = coupon
	const isUsable = state === 'usable'
	const conditions = couponConditions(coupon, { language: currentLanguage() })
	const badge = STATES[state]
	return (
		<article
			className={classNames(
				'coupon grid content-start gap-3 p-5',
				isUsable ? 'bg-surface shadow-card' : 'bg-sunken text-soft',
			)}
		>
			<div className="flex items-start gap-3">
				<h4 className="min-w-0 flex-1 font-display text-3xl leading-none text-pretty">
					{describeCoupon(coupon, currentLanguage())}
				</h4>
				{badge && <Badge tone={badge.tone}>{t(badge.label)}</Badge>}
				{isApplied && isUsable && <Badge tone="lime">{t('In your cart')}</Badge>}
			</div>
			<p className={classNames('text-pretty', isUsable && 'text-soft')}>{description}</p>
			<div className="coupon-tear mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4">
				<div className="min-w-0">
					<p className="font-semibold tracking-wider break-all">{code}</p>
					{conditions.length > 0 && <p className="mt-0.5 text-sm text-soft">{conditions.join(' · ')}</p>}
				</div>
				{isUsable && (
					<Button variant={isApplied ? 'secondary' : 'primary'} onClick={() => onApply(code)}>
						{isApplied ? t('Go to cart') : t('Use it')}
						<span className="sr-only">{t(' with the code {code}', { code })}</span>
					</Button>
				)}
			</div>
		</article>
	)
}
