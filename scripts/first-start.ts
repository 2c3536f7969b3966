import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether an installation runs for the first time; false from then on. Its password is shown on the terminal once,
 * because terminals and their logs are seen by others.
 */
export function isFirstStart(varDir: string): boolean {
	const mark = join(varDir, 'started')
	if (existsSync(mark)) return false
	writeFileSync(mark, '')
	return true
}
