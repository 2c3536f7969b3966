import { t } from '@app/language/current'
import { Link } from 'react-router'
import { BRAND } from '../brand.ts'
import mark from '../ui/art/mark.svg'
import { Icon } from '../ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import { SupportLink } from './support-link.tsx'

const ITEM = 'press flex h-full flex-col items-center justify-center gap-0.5 text-xs font-semibold'

/** The thumb's navigation on a phone, and that of the installed app at every width (section 2, Mobile bottom nav). */
export function BottomNav({ onOpenMenu }: { onOpenMenu: () => void }) {
	return (
		<nav aria-label={t('Quick')} className="bottom-nav">
			<button type="button" className={ITEM} onClick={onOpenMenu}>
				<Icon name="menu" />
				{t('Menu')}
			</button>
			<CartLink className={ITEM} label={t('Cart')} />
			<Link
				to="/order"
				viewTransition
				prefetch="intent"
				className="relative grid place-items-center"
				aria-label={t('Order online')}
			>
				<span className="press absolute -top-5 grid size-17 place-items-center rounded-full bg-lime shadow-raised ring-4 ring-page">
					<img src={mark} alt={BRAND.name} width="48" height="48" className="size-12" />
				</span>
			</Link>
			<SupportLink className={ITEM} />
			<AccountLink className={ITEM} label={t('Account')} />
		</nav>
	)
}
