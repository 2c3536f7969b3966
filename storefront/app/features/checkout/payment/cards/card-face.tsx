import type { SavedCard } from '@app/contract/payments'
import { classNames } from '../../../../ui/class-names.ts'
import { brandName } from '../card-brand.ts'
import { cardStyle } from './card-styles.ts'

interface CardFaceProps {
	card: Pick<SavedCard, 'brand' | 'last4' | 'expiry'>
	isExpired: boolean
}

/** The card as a drawing, large. Its words stand below it, so screen readers pass over it. */
export function CardFace({ card: { brand, last4, expiry }, isExpired }: CardFaceProps) {
	return (
		<div
			aria-hidden="true"
			className={classNames(
				'relative flex aspect-[1.586] flex-col justify-between overflow-hidden rounded-2xl p-5 shadow-card',
				cardStyle(brand, isExpired),
			)}
		>
			<span className="absolute -right-[12%] -bottom-[42%] aspect-square w-[58%] rounded-full bg-current opacity-12" />
			<span className="absolute right-[22%] -bottom-[55%] aspect-square w-[58%] rounded-full bg-current opacity-8" />
			<div className="relative flex items-start justify-between">
				<span className="grid h-8 w-11 place-items-center rounded-md bg-current/25">
					<span className="h-full w-px bg-current opacity-30" />
				</span>
				<span className="font-display text-xl font-extrabold tracking-tight">{brandName(brand)}</span>
			</div>
			<div className="relative flex items-end justify-between gap-3 tabular-nums">
				<span className="text-lg font-semibold tracking-widest whitespace-nowrap">•••• {last4}</span>
				<span className="text-sm font-semibold">{expiry}</span>
			</div>
		</div>
	)
}
