import type { DrawnIcon, IconSet } from '@app/contract/icons'
import { isHarmlessIcon } from './icon-body.ts'

/** Iconify's default. */
const SIDE = 16
/** An alias of an alias of … */
const MAX_STEPS = 5
/** What an alias may do to its parent. Drawing that is left to the browser's own code. */
const TURNS = ['rotate', 'hFlip', 'vFlip']

/**
 * An icon of a set by its name, ready to stand in a page; null where the set has none, or none that may stand there.
 */
export function drawIcon(set: IconSet, name: string): DrawnIcon | null {
	let of = name
	for (let step = 0; step < MAX_STEPS; step++) {
		const icon = own(set.icons, of)
		const alias = icon ? null : own(set.aliases ?? {}, of)
		if (TURNS.some((turn) => (icon ?? alias)?.[turn])) return null
		if (icon) {
			if (!isHarmlessIcon(icon.body)) return null
			const { left = 0, top = 0, width = set.width ?? SIDE, height = set.height ?? SIDE } = icon
			return { body: icon.body, viewBox: `${left} ${top} ${width} ${height}` }
		}
		if (!alias) return null
		of = alias.parent
	}
	return null
}

/** A name may be that of something that every object has. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | null {
	return Object.hasOwn(record, name) ? (record[name] ?? null) : null
}
