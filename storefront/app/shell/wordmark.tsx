import { BRAND } from '../brand.ts'
import mark from '../ui/art/mark.svg'

/** Mark and name. */
export function Wordmark() {
	return (
		<span className="flex items-center gap-2.5">
			<img src={mark} alt="" width="40" height="40" className="size-10" />
			<span className="font-display text-2xl tracking-tight">{BRAND.name}</span>
		</span>
	)
}
