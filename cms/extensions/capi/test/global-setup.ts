import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { prepareCms, startCms } from './cms.ts'

declare module 'vitest' {
	interface ProvidedContext {
		cmsUrl: string
		clockFile: string
	}
}

/** Builds the extension as it stands, prepares the data and starts one CMS for all files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const cwd = fileURLToPath(new URL('..', import.meta.url))
	await Promise.all([promisify(execFile)('npm', ['run', 'build'], { cwd }), prepareCms()])
	const cms = await startCms()
	project.provide('cmsUrl', cms.url)
	project.provide('clockFile', cms.clockFile)
	return cms.stop
}
