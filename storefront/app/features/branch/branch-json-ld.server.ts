import type { Branch, OpeningException, WeeklyHours } from '@app/contract/menu'
import { BRAND } from '../../brand.ts'
import { branchOrderPath, branchPath } from './branch-path.ts'

/** schema.org's words, Monday first. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The way to a page as search engines show it: the start, the list of branches, and the branch where one is given. */
export function breadcrumbs(publicUrl: string, branch?: Branch) {
	const trail = [
		{ name: BRAND.name, path: '/' },
		{ name: 'Branches', path: '/branches' },
		...(branch ? [{ name: branch.title, path: branchPath(branch) }] : []),
	]
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: publicUrl + path,
		})),
	}
}

/** A branch as schema.org's Restaurant. `pictures` are addresses of what it sells. */
export function restaurant(publicUrl: string, branch: Branch, pictures: readonly string[]) {
	const [longitude, latitude] = branch.location.coordinates
	const url = publicUrl + branchPath(branch)
	const exceptions = branch.opening.exceptions.flatMap(mapException)
	return {
		'@context': 'https://schema.org',
		'@type': 'Restaurant',
		'@id': `${url}#restaurant`,
		name: branch.title,
		url,
		...(pictures.length > 0 && { image: pictures }),
		brand: { '@type': 'Brand', name: BRAND.name },
		address: branch.address,
		telephone: branch.phone,
		geo: { '@type': 'GeoCoordinates', latitude, longitude },
		currenciesAccepted: branch.currency,
		servesCuisine: BRAND.cuisine,
		hasMenu: publicUrl + branchOrderPath(branch),
		openingHoursSpecification: mapWeek(branch.opening.weekly),
		...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions }),
		potentialAction: { '@type': 'OrderAction', target: publicUrl + branchOrderPath(branch) },
	}
}

/** Days with the same hours share an entry. */
function mapWeek(weekly: readonly WeeklyHours[]) {
	const groups = new Map<string, WeeklyHours[]>()
	for (const entry of weekly) {
		const key = `${entry.open} ${entry.close}`
		groups.set(key, [...(groups.get(key) ?? []), entry])
	}
	return [...groups.values()].map((entries) => ({
		'@type': 'OpeningHoursSpecification',
		dayOfWeek: entries.map(({ day }) => `https://schema.org/${DAYS[day - 1]}`),
		...mapHours(entries[0]!),
	}))
}

/** A day that is closed opens and closes at midnight: so search engines read it. */
function mapException({ date, closed, open, close }: OpeningException) {
	if (!closed && (open === null || close === null)) return []
	const hours =
		closed || open === null || close === null ? { opens: '00:00', closes: '00:00' } : mapHours({ open, close })
	return [{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...hours }]
}

/** schema.org's times end at 23:59; a close at or before the open is the next day's there, too. */
function mapHours({ open, close }: { open: string; close: string }) {
	const isAllDay = open === '00:00' && (close === '24:00' || close === '00:00')
	return { opens: open, closes: isAllDay ? '23:59' : close === '24:00' ? '00:00' : close }
}
