import { fileURLToPath } from 'node:url'
import type { Snapshot } from './model.ts'

/** The file that `directus schema apply` reads. */
export const SNAPSHOT_FILE = fileURLToPath(new URL('snapshot.json', import.meta.url))

export function serializeSnapshot(snapshot: Snapshot): string {
	return `${JSON.stringify(snapshot, null, '\t')}\n`
}
