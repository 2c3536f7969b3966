import { SINGLE_CHOICE_ATTRIBUTE_ID } from '@app/contract/constants'
import type { Product } from '@app/contract/menu'
import { priceFrom, productBadges } from '@app/domain/menu/menu-filter'
import { formatMoney } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import { type MouseEvent, memo, useId } from 'react'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { ProductPicture } from '../../ui/product-picture.tsx'
import { productSearch } from './product-link.ts'

interface ProductCardProps {
	product: Product
	currency: string
	isSoldOut: boolean
	/** In the first rows: its picture is wanted at once. */
	eager: boolean
	/** The address of the page that it stands on. */
	page: string
	onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
	onQuickAdd: (product: Product) => void
}

const BADGE_TONES: Readonly<Record<string, Tone>> = { bestseller: 'lime', new: 'lime' }

/** Whether a product can go into the cart without a question: nothing about it must be chosen. */
function isPlain(product: Product): boolean {
	return product.customization_options.every(
		(option) => !option.required && option.attribute_id !== SINGLE_CHOICE_ATTRIBUTE_ID,
	)
}

/** A product of the menu. All of it opens the sheet; the plus of a plain product adds one at once. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
	const { product, currency, isSoldOut, eager, page, onOpen, onQuickAdd } = props
	const id = useId()
	const price = priceFrom(product, currency)
	const badges = productBadges(product, currentLanguage())
	const isQuick = !isSoldOut && isPlain(product)
	const plus =
		'absolute right-2 bottom-2 grid size-11 place-items-center rounded-full bg-surface text-primary-ink shadow-card'
	return (
		<article className="group relative grid h-full grid-rows-[auto_1fr] gap-2.5">
			<div className="relative transition-transform duration-200 ease-calm group-hover:-translate-y-1">
				<ProductPicture image={product.image} eager={eager} soldOut={isSoldOut} />
				{isSoldOut ? (
					<Badge tone="red" className="absolute top-2 left-2">
						{t('Sold out')}
					</Badge>
				) : (
					badges[0] && (
						<Badge
							tone={BADGE_TONES[badges[0].key] ?? 'neutral'}
							className="absolute top-2 left-2 max-w-[calc(100%-1rem)] whitespace-normal! wrap-anywhere"
						>
							{badges[0].label}
						</Badge>
					)
				)}
				{!isSoldOut && !isQuick && (
					<span aria-hidden="true" className={plus}>
						<Icon name="plus" />
					</span>
				)}
			</div>
			<div className="grid content-start gap-1 px-0.5">
				<h3 id={id} className="text-lg leading-[1.08] sm:text-xl">
					<a
						href={page + productSearch(product.id)}
						onClick={onOpen}
						className="rounded-control after:absolute after:inset-0 after:rounded-card"
					>
						{product.name}
					</a>
				</h3>
				<p className="line-clamp-2 text-sm text-soft max-sm:hidden">{product.description}</p>
				<p className={classNames('flex flex-wrap items-baseline gap-x-2.5', isSoldOut && 'text-soft')}>
					<Price text={formatMoney(price.minor, currency, currentLanguage())} from={price.varies} />
					{product.kcal !== null && (
						<span className="text-sm text-soft">{t('{kcal} kcal', { kcal: String(product.kcal) })}</span>
					)}
				</p>
				{badges.length > 1 && (
					<p className="text-sm text-soft">
						{badges
							.slice(1)
							.map((badge) => badge.label)
							.join(', ')}
					</p>
				)}
			</div>
			{isQuick && (
				// The plate is as high as the card is wide: the button hangs in its corner, above the link that covers the card.
				<div className="pointer-events-none absolute inset-x-0 top-0 aspect-square">
					<button
						type="button"
						// Named by what it does and described by the product: a second control named after the product would confuse.
						aria-label={t('Quick add')}
						aria-describedby={id}
						className={classNames('press pointer-events-auto hover:bg-primary hover:text-on-primary', plus)}
						onClick={() => onQuickAdd(product)}
					>
						<Icon name="plus" />
					</button>
				</div>
			)}
		</article>
	)
})
