import { Link, Outlet } from 'react-router'
import { BRAND } from '../brand.ts'
import { Wordmark } from '../shell/wordmark.tsx'

/** The bare layout of /auth: no header, no footer, nothing that leads away but the way home. */
export default function Auth() {
	return (
		<main id="main" className="mx-auto grid min-h-svh max-w-md content-center gap-8 px-4 py-10">
			<Link to="/" aria-label={`${BRAND.name}, home`} className="w-fit">
				<Wordmark />
			</Link>
			<Outlet />
		</main>
	)
}
