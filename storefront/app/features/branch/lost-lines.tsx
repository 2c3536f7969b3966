import type { LostCart } from '@app/contract/records'

/** What was in a cart, in short. */
export function LostLines({ cart }: { cart: LostCart }) {
	return (
		<ul className="mt-2 max-h-[40dvh] overflow-y-auto text-ink">
			{cart.items.map((item) => (
				<li key={item.key} className="wrap-anywhere">
					{item.count} × {item.name}
				</li>
			))}
		</ul>
	)
}
