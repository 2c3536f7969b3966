import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLeftPayment } from '../features/payment/use-left-payment.ts'
import { BottomNav } from './bottom-nav.tsx'
import { Footer } from './footer.tsx'
import { FullScreenMenu } from './full-screen-menu.tsx'
import { Header } from './header.tsx'

/** Header, menu, footer and bottom navigation around a page, which is the content of its `<main>`. */
export function DefaultLayout({ children }: { children: ReactNode }) {
	const [menuOpen, setMenuOpen] = useState(false)
	const main = useFocusOnNavigation()
	useLeftPayment()
	const openMenu = () => setMenuOpen(true)
	return (
		<>
			<a href="#main" className="skip-link">
				Skip to content
			</a>
			<Header onOpenMenu={openMenu} />
			<main id="main" ref={main} tabIndex={-1} className="min-h-[70svh] outline-none">
				{children}
			</main>
			<Footer />
			<BottomNav onOpenMenu={openMenu} />
			<FullScreenMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
		</>
	)
}

/** A client-side navigation moves the focus to the new page, as loading it would; screen readers then read on from its start. */
function useFocusOnNavigation() {
	const { pathname } = useLocation()
	const main = useRef<HTMLElement>(null)
	const last = useRef(pathname)
	useEffect(() => {
		if (last.current === pathname) return
		last.current = pathname
		main.current?.focus({ preventScroll: true })
	}, [pathname])
	return main
}
