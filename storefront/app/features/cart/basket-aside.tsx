import { cartCount, cartSubtotalMinor } from '@app/domain/cart/cart'
import { formatMoney } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import { useEffect, useRef } from 'react'
import { useBannerClearance } from '../../lib/analytics/consent.ts'
import scene from '../../ui/art/scene-empty-cart.webp'
import { ButtonLink } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { CartLines, type CartLinesProps } from './cart-lines.tsx'
import { cartStore } from './cart-store.ts'

/** The basket beside the menu on large screens. */
export function BasketAside(props: CartLinesProps) {
	const { currency } = props
	const count = cartStore.use(cartCount)
	const subtotal = cartStore.use((cart) => cartSubtotalMinor(cart, currency))
	const title = useRef<HTMLHeadingElement>(null)
	const hadLines = useRef(false)
	useEffect(() => {
		// The last line went, and its buttons with it.
		if (count === 0 && hadLines.current && document.activeElement === document.body) title.current?.focus()
		hadLines.current = count > 0
	}, [count])
	return (
		<section
			aria-label={t('Cart')}
			data-clears-consent="height"
			style={useBannerClearance()}
			className="sticky top-[calc(var(--header-height)+1rem)] flex max-h-[calc(100dvh-var(--header-height)-2rem)] flex-col overflow-hidden rounded-card bg-surface shadow-card"
		>
			<h2 ref={title} tabIndex={-1} className="flex items-center gap-2 px-5 pt-5 pb-2 text-2xl outline-none">
				{t('Your order')}
				{count > 0 && (
					<span
						key={count}
						data-cart-count
						className="pop grid h-7 min-w-7 place-items-center rounded-full bg-mustard px-2 font-text text-sm font-bold tracking-normal text-on-mustard tabular-nums"
					>
						{count}
					</span>
				)}
			</h2>
			{count === 0 ? (
				<div className="grid justify-items-center gap-3 px-5 pt-2 pb-7 text-center text-soft">
					<img src={scene} alt="" width="240" height="200" className="h-40 w-auto" />
					<p>{t('Nothing in it yet. Start with a burger; the rest follows.')}</p>
				</div>
			) : (
				<>
					<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">
						<CartLines {...props} />
					</div>
					<div className="grid gap-3 border-t-2 border-line p-5">
						<p className="flex items-baseline justify-between text-lg font-semibold">
							{t('Subtotal')}
							<Price text={formatMoney(subtotal, currency, currentLanguage())} />
						</p>
						<ButtonLink to="/order/cart" size="lg" wide>
							{t('Go to cart')}
						</ButtonLink>
					</div>
				</>
			)}
		</section>
	)
}
