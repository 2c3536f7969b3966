/**
 * `node cms/schema/write-snapshot.ts`: writes snapshot.json from the definitions. Run it after each change of them; a
 * test compares.
 */
import { writeFile } from 'node:fs/promises'
import { COLLECTIONS } from './definitions.ts'
import { buildSnapshot } from './snapshot.ts'
import { SNAPSHOT_FILE, serializeSnapshot } from './snapshot-file.ts'

await writeFile(SNAPSHOT_FILE, serializeSnapshot(buildSnapshot(COLLECTIONS)))
