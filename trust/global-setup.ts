import type { TestProject } from 'vitest/node'
import { startPostgres } from '../scripts/postgres/postgres.ts'
import { prepareTemplates } from '../scripts/system.ts'

declare module 'vitest' {
	interface ProvidedContext {
		postgresPort: number
	}
}

/** One PostgreSQL server for all; builds and templates are made here, before two files want them at the same time. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const postgres = await startPostgres()
	try {
		await prepareTemplates(postgres)
	} catch (error) {
		await postgres.stop()
		throw error
	}
	project.provide('postgresPort', postgres.port)
	return postgres.stop
}
