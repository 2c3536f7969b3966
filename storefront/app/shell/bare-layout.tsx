import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BRAND } from '../brand.ts'
import { Wordmark } from './wordmark.tsx'

/** The layout of /auth: no header, no footer, nothing that leads away but the way home. */
export function BareLayout({ children }: { children: ReactNode }) {
	return (
		<main id="main" className="mx-auto grid min-h-svh max-w-md content-center gap-8 px-4 py-10">
			<Link to="/" aria-label={`${BRAND.name}, home`} className="w-fit">
				<Wordmark />
			</Link>
			{children}
		</main>
	)
}
