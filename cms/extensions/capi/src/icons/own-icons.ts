import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { IconSet } from '@app/contract/icons'

const require = createRequire(import.meta.url)

/** The sets that come with the product, and where their data is. */
const OWN_SETS: ReadonlyMap<string, () => string> = new Map([
	['tabler', () => require.resolve('@iconify-json/tabler/icons.json')],
])

const read = new Map<string, Promise<IconSet>>()

/** All icons of a set of our own, read when it is first asked for; null where it is not one of those. */
export function readOwnIcons(prefix: string): Promise<IconSet> | null {
	const find = OWN_SETS.get(prefix)
	if (find === undefined) return null
	let set = read.get(prefix)
	if (!set) {
		set = readSet(find())
		// A file that could not be read now may be later.
		set.catch(() => read.delete(prefix))
		read.set(prefix, set)
	}
	return set
}

async function readSet(file: string): Promise<IconSet> {
	const { prefix, width, height, icons, aliases } = JSON.parse(await readFile(file, 'utf8'))
	// Names come from callers: none of them may find what every object has.
	return { prefix, width, height, icons: withoutParents(icons), aliases: withoutParents(aliases) }
}

function withoutParents<Value extends object>(record: Value | undefined): Value {
	return Object.setPrototypeOf(record ?? {}, null)
}
