import type { TestProject } from 'vitest/node'
import { startCms } from './cms.ts'

declare module 'vitest' {
	interface ProvidedContext {
		cmsUrl: string
		clockFile: string
		varDir: string
	}
}

/** Starts one CMS with the extension as it stands for all files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const cms = await startCms()
	project.provide('cmsUrl', cms.url)
	project.provide('clockFile', cms.clockFile)
	project.provide('varDir', cms.varDir)
	return cms.stop
}
