import { Outlet } from 'react-router'
import { DefaultLayout } from '../shell/default-layout.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import type { Route } from './+types/default-layout'

export default function Default() {
	return (
		<DefaultLayout>
			<Outlet />
		</DefaultLayout>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<DefaultLayout>
			<ErrorPage error={error} />
		</DefaultLayout>
	)
}
