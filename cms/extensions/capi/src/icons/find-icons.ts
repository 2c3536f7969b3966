import type { IconSet } from '@app/contract/icons'
import { isHarmlessIcon } from '@app/domain/content/icon-body'
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons'
import type { Clock } from '../clock.ts'
import { unavailable } from '../http/errors.ts'
import { askIconify } from './ask-iconify.ts'
import { readOwnIcons } from './own-icons.ts'

type Icon = IconSet['icons'][string]

/** A drawing hardly ever changes, and one that is missing may be added. */
const KEEP_MS = 86_400_000
const KEEP_MISSING_MS = 300_000
const MAX_CACHED = 2_000
/** The other server is left alone this long after it has failed. */
const REST_MS = 10_000

interface FinderOptions {
	/** Another server for what our own sets do not have, without a trailing slash; null where there is none. */
	iconifyUrl: string | null
	clock: Clock
	onError: (error: unknown) => void
	ask?: typeof askIconify
}

export interface IconFinder {
	/**
	 * Icons of a set in Iconify's shape, with `not_found` for names that it does not have; null where there is no such
	 * set. Our own sets answer first. @throws CapiError 503 where the other server alone could know and does not answer.
	 */
	find(prefix: string, names: readonly string[]): Promise<IconSet | null>
}

export function createIconFinder({ iconifyUrl, clock, onError, ask = askIconify }: FinderOptions): IconFinder {
	const kept = new Map<string, { icon: Icon | null; until: number }>()
	let restsUntil = 0

	function keep(key: string, icon: Icon | null): void {
		if (kept.size >= MAX_CACHED) kept.clear()
		kept.set(key, { icon, until: clock.now() + (icon ? KEEP_MS : KEEP_MISSING_MS) })
	}

	/** What the other server has of the names, by name. */
	async function findElsewhere(
		url: string,
		prefix: string,
		names: readonly string[],
	): Promise<Map<string, Icon | null>> {
		const known = (name: string) => {
			const entry = kept.get(`${prefix}:${name}`)
			return entry && entry.until > clock.now() ? entry : undefined
		}
		const unknown = names.filter((name) => !known(name))
		if (unknown.length > 0) {
			if (clock.now() < restsUntil) throw unavailable()
			const set = await ask(url, prefix, unknown).catch((error: unknown) => {
				restsUntil = clock.now() + REST_MS
				onError(error)
				throw unavailable()
			})
			for (const name of unknown) keep(`${prefix}:${name}`, set && takeIcon(set, name))
		}
		return new Map(names.map((name) => [name, known(name)?.icon ?? null]))
	}

	return {
		async find(prefix, names) {
			const own = await readOwnIcons(prefix)
			const found: IconSet = own ? pick(own, names) : { prefix, icons: {}, not_found: [...names] }
			const missing = found.not_found ?? []
			if (iconifyUrl === null || missing.length === 0) return own && found
			// What our own set has is worth more than the rest.
			const more = await findElsewhere(iconifyUrl, prefix, missing).catch((error) => {
				if (own) return new Map<string, Icon | null>()
				throw error
			})
			const icons = {
				...found.icons,
				...Object.fromEntries([...more].filter(([, icon]) => icon !== null)),
			} as IconSet['icons']
			const not_found = missing.filter((name) => !more.get(name))
			if (!own && not_found.length === names.length) return null
			const { not_found: _missing, ...rest } = found
			return { ...rest, icons, ...(not_found.length > 0 && { not_found }) }
		},
	}
}

function pick(set: IconSet, names: readonly string[]): IconSet {
	return getIcons(set as Parameters<typeof getIcons>[0], [...names], true) as IconSet
}

/** An icon without its set; null where it is missing, or would be more than a drawing. */
function takeIcon(set: IconSet, name: string): Icon | null {
	if (!Object.hasOwn(set.icons, name) && !Object.hasOwn(set.aliases ?? {}, name)) return null
	const icon = getIconData(set as Parameters<typeof getIconData>[0], name)
	if (!icon || !isHarmlessIcon(icon.body)) return null
	const { width = set.width ?? 16, height = set.height ?? 16 } = icon
	return { ...icon, width, height }
}
