import type { Branch, Menu } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import type { DatedFacts } from '@app/domain/cart/fresh-facts'
import type { LineIssue } from '@app/domain/cart/line-issue'
import { measureLine } from '@app/domain/privacy/analytics-items'
import { t } from '@app/language/current'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { track } from '../../lib/analytics/analytics.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { trans } from '../../ui/trans.tsx'
import { useOpenPayment } from '../checkout/payment/open-payment-store.ts'
import { applyCartChange } from './apply-cart-change.ts'
import { CartLines } from './cart-lines.tsx'
import { cartStore } from './cart-store.ts'
import { cartTotals } from './cart-totals.ts'
import { CouponForm } from './coupon-form.tsx'
import { GuestForm } from './guest-form.tsx'
import { PickupPicker } from './pickup-picker.tsx'
import { Totals } from './totals.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePickup } from './use-pickup.ts'

const CartChangedDialog = lazy(() =>
	import('./cart-changed-dialog.tsx').then((m) => ({ default: m.CartChangedDialog })),
)

const PICKUP_ID = 'pickup'

interface CartPageProps {
	branch: Branch
	/** What the route lends: the menu's pictures and sheet, and the banner of a running payment. */
	picture: (item: CartItem) => ReactNode
	findIssue: (item: CartItem) => LineIssue | null
	onEdit: (item: CartItem) => void
	payment: ReactNode
	/** Holds the cart against the branches as they are now, and says what it loses (section 4, Branch check). */
	checkBranch: () => Promise<void>
	/** A refusal is newer than the page: takes the menu that the CMS was asked for after it. */
	onMenu: (menu: DatedFacts<Menu>) => void
}

/** The cart with everything that an order needs: lines, coupon, pickup, guest details, totals. */
export function CartPage({ branch, picture, findIssue, onEdit, payment, checkBranch, onMenu }: CartPageProps) {
	const { currency } = branch
	const cart = cartStore.use((state) => state)
	const { maximum_order_per_item: maximumPerItem } = useSite().settings
	const { revalidate } = useRevalidator()
	const choice = usePickup(branch)
	const isPaying = useOpenPayment() !== null
	const { checkout, change, closeChange, ...state } = useCheckout({
		pickup: choice.pickup,
		currency,
		checkBranch,
		onMenu,
		onRefused({ problems }) {
			if (problems.some(({ code }) => code === 'SLOT_UNAVAILABLE')) choice.refuse()
			choice.retry()
			// Limits and what else came with the page are as old as what was refused.
			void revalidate()
		},
	})

	// biome-ignore lint/correctness/useExhaustiveDependencies: measures the cart on arrival alone.
	useEffect(() => {
		track({ name: 'view_cart', params: { items: cart.items.map((item) => measureLine(item)), currency } })
	}, [])

	const accept = () => {
		closeChange()
		if (!change) return
		applyCartChange(change, maximumPerItem)
		const toChoose = cartStore.get().items.find(({ key }) => change.chooseKeys.includes(key))
		if (toChoose) return onEdit(toChoose)
		if (change.isSlotGone) document.getElementById(PICKUP_ID)?.scrollIntoView({ block: 'start' })
	}

	return (
		<section aria-label={t('Cart')} className="mx-auto max-w-7xl px-4 pt-6 md:px-6">
			<h1 className="text-[clamp(2.5rem,9vw,4.5rem)] leading-[0.92]">{t('Your cart')}</h1>
			<p className="mt-2 text-soft">
				{trans('Pickup from {branch}, {address}', {
					branch: <strong className="text-ink">{branch.title}</strong>,
					address: branch.address,
				})}
			</p>
			<div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
				<div className="grid min-w-0 gap-10">
					<div>
						<h2 className="sr-only">{t('Items')}</h2>
						<CartLines currency={currency} picture={picture} findIssue={findIssue} onEdit={onEdit} />
						<ButtonLink to="/order" variant="quiet" className="mt-3 -ml-4">
							{t('Add something else')}
						</ButtonLink>
					</div>
					<Part id={PICKUP_ID} title={t('When')}>
						<PickupPicker branch={branch} choice={choice} error={state.pickupError} />
					</Part>
					<Part title={t('Who is it for')}>
						<GuestForm errors={state.errors} onLeave={state.judge} />
					</Part>
				</div>
				<aside
					data-clears-consent="scroll"
					className="grid min-w-0 gap-5 rounded-card bg-surface p-5 shadow-card lg:sticky lg:top-[calc(var(--header-height)+1rem)]"
				>
					<CouponForm />
					<Totals totals={cartTotals(cart, currency)} currency={currency} />
					{state.failure && <Notice tone="error">{state.failure}</Notice>}
					{payment}
					{!isPaying && (
						<>
							<Button size="lg" wide busy={state.isBusy} onClick={() => void checkout()}>
								{t('Checkout')}
							</Button>
							<p className="text-center text-sm text-balance text-soft">
								{t('Paying comes next. We check every price once more before.')}
							</p>
						</>
					)}
				</aside>
			</div>
			{change && (
				<Suspense>
					<CartChangedDialog change={change} currency={currency} onAccept={accept} onClose={closeChange} />
				</Suspense>
			)}
		</section>
	)
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
	return (
		<section id={id} className="scroll-mt-(--header-height)">
			<h2 className="mb-4 text-3xl">{title}</h2>
			{children}
		</section>
	)
}
