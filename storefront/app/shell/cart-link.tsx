import { cartCount, cartLinkTarget } from '@app/domain/cart/cart'
import { plural } from '@app/language/current'
import { Link } from 'react-router'
import { cartStore } from '../features/cart/cart-store.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

/** Opens the cart when something is in it, the menu otherwise. The count hangs over the icon and takes no room. */
export function CartLink({ className, label }: { className?: string; label?: string }) {
	const count = cartStore.use(cartCount)
	const target = cartStore.use(cartLinkTarget)
	return (
		<Link
			to={target}
			prefetch="intent"
			className={classNames('relative', className)}
			// The visible words in their order, `Cart` and the count: who speaks to the page says what is seen.
			aria-label={plural(count, { one: 'Cart, {count} item', other: 'Cart, {count} items' })}
		>
			<Icon name="bag" />
			{label && `${label} `}
			{count > 0 && (
				<span
					key={count}
					aria-hidden="true"
					className="pop absolute top-1 left-[calc(50%+0.25rem)] grid h-5 min-w-5 place-items-center rounded-full bg-mustard px-1 text-xs font-bold text-on-mustard"
				>
					{count > 99 ? '99+' : count}
				</span>
			)}
		</Link>
	)
}
