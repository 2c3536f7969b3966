import { join } from 'node:path'
import { buildAll } from '../../scripts/build.ts'

/** The server test runs against the build that customers get: made when it is missing or its sources have changed. */
export function ensureBuild(): void {
	buildAll(join(import.meta.dirname, '../..'))
}
