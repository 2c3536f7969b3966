import { Outlet, useMatches } from 'react-router'
import { BareLayout } from '../shell/bare-layout.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import type { Route } from './+types/auth-layout'

/** `handle` of a page of /auth that has a drawing of its own. */
interface AuthHandle {
	picture: string
}

export default function Auth() {
	const handle = useMatches().at(-1)?.handle as AuthHandle | undefined
	return (
		<BareLayout picture={handle?.picture}>
			<Outlet />
		</BareLayout>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<BareLayout>
			<ErrorPage error={error} />
		</BareLayout>
	)
}
