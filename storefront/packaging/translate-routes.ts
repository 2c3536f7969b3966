import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeIn } from '@app/language/code-files'
import { inGerman } from './speak-languages.ts'

/**
 * The router's list of which page needs which code, in German: the router writes its own after all other files of the
 * build.
 */
const BUILD = join(import.meta.dirname, '../build')
const { buildVersion: version }: { buildVersion: string } = await import(join(BUILD, 'server/index.js'))
const file = join(BUILD, `client/assets/manifest-${version}.js`)
await writeFile(codeIn('de', file), inGerman(await readFile(file, 'utf8')))
