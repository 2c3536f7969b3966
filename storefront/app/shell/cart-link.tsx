import { cartCount, cartLinkTarget } from '@app/domain/cart'
import { Link } from 'react-router'
import { cartStore } from '../features/cart/cart-store.ts'
import { Icon } from '../ui/icon.tsx'

/** Opens the cart when something is in it, the menu otherwise. The count hangs over the icon and takes no room. */
export function CartLink({ className, label }: { className?: string; label?: string }) {
	const count = cartStore.use(cartCount)
	const target = cartStore.use(cartLinkTarget)
	return (
		<Link
			to={target}
			prefetch="intent"
			className={className}
			aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
		>
			<span className="relative">
				<Icon name="bag" />
				{count > 0 && (
					<span
						key={count}
						aria-hidden="true"
						className="pop absolute -top-2 left-3.5 grid h-5 min-w-5 place-items-center rounded-full bg-mustard px-1 text-xs font-bold text-on-mustard"
					>
						{count > 99 ? '99+' : count}
					</span>
				)}
			</span>
			{label}
		</Link>
	)
}
