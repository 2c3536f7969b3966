import { t } from '@app/language/current'
import { Link, useLocation } from 'react-router'
import { BRAND } from '../brand.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import { useScrolled } from './use-scrolled.ts'
import { Wordmark } from './wordmark.tsx'

const TEXT = 'min-h-11 items-center rounded-full px-2.5 font-semibold hover:bg-current/10 sm:px-4'
const ROUND = 'press grid size-11 place-items-center rounded-full hover:bg-current/10'

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
	const scrolled = useScrolled()
	const isHome = useLocation().pathname === '/'
	return (
		<header
			className={classNames('site-header', isHome && !scrolled && 'text-on-field')}
			data-scrolled={scrolled || undefined}
		>
			<div className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-4 md:px-6">
				<Link
					to="/"
					viewTransition
					className="mr-auto rounded-control"
					aria-label={t('{name}, home', { name: BRAND.name })}
				>
					<Wordmark isShort />
				</Link>
				<Link to="/shop" prefetch="intent" className={classNames(TEXT, 'hidden md:flex')}>
					{t('Menu (food)')}
				</Link>
				<Link to="/blog" className={classNames(TEXT, 'flex')}>
					{t('News')}
				</Link>
				<ButtonLink
					to="/order"
					viewTransition
					variant={isHome && !scrolled ? 'lime' : 'primary'}
					className="max-sm:px-3 max-[359px]:hidden"
				>
					{t('Order now')}
				</ButtonLink>
				<CartLink className={ROUND} />
				<AccountLink className={ROUND} />
				<IconButton icon="menu" label={t('Open menu')} className="max-md:hidden" onClick={onOpenMenu} />
			</div>
		</header>
	)
}
