import { t } from '@app/language/current'
import type { Route } from './+types/not-found'

export function loader({ url }: Route.LoaderArgs) {
	throw new Response(t('Page not found: {path}', { path: url.pathname }), { status: 404 })
}
export default function NotFound() {
	return null
}
