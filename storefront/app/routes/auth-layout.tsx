import { Outlet } from 'react-router'
import { BareLayout } from '../shell/bare-layout.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import type { Route } from './+types/auth-layout'

export default function Auth() {
	return (
		<BareLayout>
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
