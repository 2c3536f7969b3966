/**
 * `node scripts/make-part.ts build|database`: makes what is missing of it, in a process of its own, while others run.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAll } from './build.ts'
import { sqliteTemplate } from './system.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
if (process.argv[2] === 'database') sqliteTemplate()
else buildAll(root)
