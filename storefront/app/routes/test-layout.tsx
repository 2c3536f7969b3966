import { t } from '@app/language/current'
import { Outlet } from 'react-router'
import { pageContext } from '../server/page-context.server.ts'
import type { Route } from './+types/test-layout'

/** The pages for trying things (section 2, Test pages). An operator removes them with TEST_PAGES=false. */
export function loader({ context, url }: Route.LoaderArgs) {
	if (!context.get(pageContext).testPages)
		throw new Response(t('Page not found: {path}', { path: url.pathname }), { status: 404 })
	return null
}

export default function TestLayout() {
	return <Outlet />
}
