import type { TestProject } from 'vitest/node'
import { startLocalPush } from '../../../../scripts/local-push.ts'
import { startCms } from './cms.ts'

declare module 'vitest' {
	interface ProvidedContext {
		cmsUrl: string
		clockFile: string
		routesFile: string
		varDir: string
		/** Origin of the push service. */
		pushOrigin: string
	}
}

/** Starts one CMS with the extension as it stands for all files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const push = await startLocalPush()
	const cms = await startCms(push.env)
	project.provide('cmsUrl', cms.url)
	project.provide('clockFile', cms.clockFile)
	project.provide('routesFile', cms.routesFile)
	project.provide('varDir', cms.varDir)
	project.provide('pushOrigin', push.origin)
	return async () => {
		await cms.stop()
		await push.stop()
	}
}
