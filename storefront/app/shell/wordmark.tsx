import { BRAND } from '../brand.ts'
import mark from '../ui/art/mark.svg'
import { classNames } from '../ui/class-names.ts'

/** Mark and name; `isShort` leaves the name out where a phone has no room for it. */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
	return (
		<span className="flex items-center gap-2.5">
			<img src={mark} alt="" width="40" height="40" className="size-10" />
			<span className={classNames('font-display text-2xl tracking-tight', isShort && 'max-[479px]:hidden')}>
				{BRAND.name}
			</span>
		</span>
	)
}
