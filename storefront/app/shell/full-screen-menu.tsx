import { t } from '@app/language/current'
import { Link } from 'react-router'
import { deferHydration } from '../lib/rendering/deferred-hydration.tsx'
import mark from '../ui/art/mark.svg'
import { IconButton } from '../ui/icon-button.tsx'
import { useModal } from '../ui/use-modal.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MENU_LINKS } from './links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

interface FullScreenMenuProps {
	open: boolean
	onClose: () => void
}

/** HOME, ORDER ONLINE, NEWS, ABOUT, BRANCHES over the whole screen. */
export const FullScreenMenu = deferHydration(function FullScreenMenu({ open, onClose }: FullScreenMenuProps) {
	const { close, ...modal } = useModal(open, onClose)
	return (
		<dialog {...modal} className="full-screen-menu" aria-label={t('Menu')}>
			<div className="relative min-h-full overflow-clip">
				<img src={mark} alt="" width="512" height="512" loading="lazy" className="menu-mark" />
				<div className="relative mx-auto flex min-h-dvh max-w-7xl flex-col px-4 md:px-6">
					<div className="flex h-16 items-center justify-end">
						<IconButton icon="close" label={t('Close menu')} className="bg-on-field/12" onClick={close} />
					</div>
					<div className="my-auto py-6">
						<nav aria-label={t('Main')}>
							<ul className="grid gap-1">
								{MENU_LINKS.map(({ to, label }) => (
									<li key={to}>
										<Link
											to={to}
											viewTransition
											className="menu-link font-display text-[clamp(2.5rem,13vw,6.5rem)]"
											onClick={close}
										>
											{t(label)}
										</Link>
									</li>
								))}
							</ul>
						</nav>
						<Link
							to="/shop"
							viewTransition
							className="mt-4 inline-flex min-h-11 items-center text-lg font-semibold underline underline-offset-4"
							onClick={close}
						>
							{t('See what we make')}
						</Link>
					</div>
					<div className="flex flex-wrap gap-3 pb-8">
						<ThemeSwitch />
						<LanguageSwitch />
					</div>
				</div>
			</div>
		</dialog>
	)
})
