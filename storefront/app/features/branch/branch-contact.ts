import type { Branch } from '@app/contract/menu'

/** The way there on a map that knows nobody; it is asked for by the visitor's press alone. */
export function directionsUrl({ location }: Pick<Branch, 'location'>): string {
	const [lng, lat] = location.coordinates
	return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${lat},${lng}` })}`
}
