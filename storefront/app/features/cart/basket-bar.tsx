import { cartCount, cartSubtotalMinor } from '@app/domain/cart/cart'
import { formatMoney } from '@app/domain/pricing/money'
import { currentLanguage, plural, t } from '@app/language/current'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { cartStore } from './cart-store.ts'

/**
 * The basket under the thumb on small screens: count, total and the way to the cart. Not there while the cart is
 * empty.
 */
export function BasketBar({ currency }: { currency: string }) {
	const count = cartStore.use(cartCount)
	const subtotal = cartStore.use((cart) => cartSubtotalMinor(cart, currency))
	if (count === 0) return null
	return (
		<section
			aria-label={t('Cart')}
			data-basket-bar
			className="fixed inset-x-4 bottom-[calc(var(--bottom-nav-height)+1.75rem+var(--mark-room,0px)+env(safe-area-inset-bottom))] z-20 mx-auto max-w-xl md:bottom-[calc(1.25rem+var(--wide-nav-room))]"
		>
			<Link
				to="/order/cart"
				prefetch="intent"
				className="press flex animate-[rise_240ms_var(--spring)] min-h-15 items-center gap-3 rounded-full bg-primary px-5 text-on-primary shadow-raised hover:bg-primary-strong"
			>
				<span
					key={count}
					data-cart-count
					aria-hidden="true"
					className="pop grid h-8 min-w-8 place-items-center rounded-full bg-on-primary/20 px-2 font-bold tabular-nums"
				>
					{count}
				</span>
				<span className="sr-only">{plural(count, { one: '{count} item.', other: '{count} items.' })}</span>
				<span className="flex-1 text-lg font-semibold">{t('View cart')}</span>
				<span className="text-lg font-semibold tabular-nums">{formatMoney(subtotal, currency, currentLanguage())}</span>
				<Icon name="arrow-right" className="size-5" />
			</Link>
		</section>
	)
}
