import { classNames } from '../../../../ui/class-names.ts'
import { cardStyle } from './card-styles.ts'

/** A small drawing of a card. Decoration: what it is stands beside it as text. */
export function CardPlate({ brand, isExpired }: { brand: string; isExpired: boolean }) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				'relative h-10 w-16 shrink-0 overflow-hidden rounded-lg shadow-card',
				cardStyle(brand, isExpired),
			)}
		>
			<span className="absolute top-2 left-2 h-2.5 w-3.5 rounded-xs bg-current/40" />
			<span className="absolute -right-3 -bottom-7 size-14 rounded-full bg-current opacity-15" />
			<span className="absolute right-2 bottom-2 h-1 w-6 rounded-full bg-current opacity-60" />
		</span>
	)
}
