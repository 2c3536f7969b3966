import type { Coupon } from '@app/contract/coupons'
import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { announce } from '../../../lib/rendering/toast.ts'
import scene from '../../../ui/art/scene-empty-cart.webp'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { cartStore } from '../../cart/cart-store.ts'
import { CouponCard } from './coupon-card.tsx'
import './coupons.css'
import { applyCoupon, useCoupons } from './coupons-store.ts'

/** /settings/coupons: what the customer can use now, what has been used, what has expired. */
export function CouponsPage() {
	const [state, ask] = useCoupons()
	return (
		<>
			<div>
				<h2 className="text-3xl">{t('Coupons')}</h2>
				<p className="mt-1.5 text-soft">{t('One coupon goes with one order. The kitchen checks it when you pay.')}</p>
			</div>
			{state.kind === 'loading' && <CouponsSkeleton />}
			{state.kind === 'unreachable' && (
				<div className="grid justify-items-start gap-4">
					<Notice tone="progress">{t('Your coupons could not be read. They are still yours.')}</Notice>
					<Button onClick={ask}>{t('Try again')}</Button>
				</div>
			)}
			{state.kind === 'known' && <CouponLists coupons={state.list.coupons} past={state.list.past} />}
		</>
	)
}

function CouponLists({ coupons, past }: { coupons: readonly Coupon[]; past: readonly Coupon[] }) {
	const used = past.filter(({ state }) => state === 'used')
	const expired = past.filter(({ state }) => state === 'expired')
	return (
		<>
			{coupons.length === 0 ? (
				<EmptyState
					picture={scene}
					title={t('No coupons right now')}
					action={<ButtonLink to="/order">{t('See the menu')}</ButtonLink>}
				>
					{t('They come with birthdays, slow Tuesdays and our good mood. Have a code? Type it in your cart.')}
				</EmptyState>
			) : (
				<CouponGroup title={t('Ready to use')} coupons={coupons} />
			)}
			{used.length > 0 && <CouponGroup title={t('Used')} coupons={used} />}
			{expired.length > 0 && <CouponGroup title={t('Expired')} coupons={expired} />}
		</>
	)
}

function CouponGroup({ title, coupons }: { title: ReactNode; coupons: readonly Coupon[] }) {
	const navigate = useNavigate()
	const applied = cartStore.use((cart) => cart.appliedCouponCode)
	const isEmpty = cartStore.use((cart) => cart.items.length === 0)
	const apply = (code: string) => {
		if (code !== applied) {
			applyCoupon(code)
			announce(t('Coupon {code} goes with your next order', { code }))
		}
		navigate(isEmpty ? '/order' : '/order/cart')
	}
	return (
		<section className="grid gap-4">
			<h3 className="text-2xl">{title}</h3>
			<ul className="grid gap-4 md:grid-cols-2">
				{coupons.map((coupon) => (
					<li key={coupon.code} className="grid">
						<CouponCard coupon={coupon} isApplied={coupon.code === applied} onApply={apply} />
					</li>
				))}
			</ul>
		</section>
	)
}

function CouponsSkeleton() {
	return (
		<div role="status" aria-label={t('Loading your coupons')} className="grid gap-4 md:grid-cols-2">
			<Skeleton className="h-48" />
			<Skeleton className="h-48" />
		</div>
	)
}
