const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * More than any request of a page, the Studio or a provider has; JSON.stringify runs out of stack at some thousands.
 */
export const MAX_JSON_LEVELS = 100

export const TOO_DEEP = `must not be nested deeper than ${MAX_JSON_LEVELS} levels`

/**
 * Whether objects and lists stand in each other deeper than that. It goes level by level, since a recursion would end
 * at what it looks for.
 */
export function isTooDeep(value: unknown): boolean {
	let level = [value].filter(isNode)
	for (let depth = 0; level.length > 0; depth++) {
		if (depth === MAX_JSON_LEVELS) return true
		level = level.flatMap((node) => Object.values(node).filter(isNode))
	}
	return false
}
