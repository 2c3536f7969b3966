import type { CardBrand } from '@app/domain/payments/card'
import { brandName } from './card-brand.ts'

/** The brand that the number belongs to, as far as it is typed. */
export function CardBrandMark({ brand }: { brand: CardBrand | null }) {
	return (
		<span aria-live="polite" className="pointer-events-none absolute top-0 right-0">
			{brand && (
				<span
					key={brand}
					className="pop block rounded-full bg-primary-soft px-2.5 py-0.5 text-sm font-semibold text-primary-ink"
				>
					{brandName(brand)}
				</span>
			)}
		</span>
	)
}
