import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { log } from '../platform/log.ts'
import { DefaultLayout } from '../shell/default-layout.tsx'
import { ErrorPage, statusOf } from '../shell/error-page.tsx'
import type { Route } from './+types/default-layout'

export default function Default() {
	return (
		<DefaultLayout>
			<Outlet />
		</DefaultLayout>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	useEffect(() => {
		if (statusOf(error) >= 500) log('error', 'A page failed.', error)
	}, [error])
	return (
		<DefaultLayout>
			<ErrorPage error={error} />
		</DefaultLayout>
	)
}
