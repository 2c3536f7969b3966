import { t } from '@app/language/current'
import { type ReactNode, useCallback, useState } from 'react'
import { useLeftPayment } from '../features/checkout/payment/use-left-payment.ts'
import { BottomNav } from './bottom-nav.tsx'
import { Footer } from './footer.tsx'
import { FullScreenMenu } from './full-screen-menu.tsx'
import { Header } from './header.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Header, menu, footer and bottom navigation around a page, which is the content of its `<main>`. */
export function DefaultLayout({ children }: { children: ReactNode }) {
	const [menuOpen, setMenuOpen] = useState(false)
	const main = useFocusOnNavigation()
	useLeftPayment()
	const openMenu = () => setMenuOpen(true)
	const closeMenu = useCallback(() => setMenuOpen(false), [])
	return (
		<>
			<a href="#main" className="skip-link">
				{t('Skip to content')}
			</a>
			<Header onOpenMenu={openMenu} />
			<main id="main" ref={main} tabIndex={-1} className="min-h-[70svh] outline-none">
				{children}
			</main>
			<Footer />
			<BottomNav onOpenMenu={openMenu} />
			<FullScreenMenu open={menuOpen} onClose={closeMenu} />
		</>
	)
}
