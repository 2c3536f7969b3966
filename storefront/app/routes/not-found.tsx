import type { Route } from './+types/not-found'

export function loader({ url }: Route.LoaderArgs) {
	throw new Response(`Page not found: ${url.pathname}`, { status: 404 })
}
export default function NotFound() {
	return null
}
