import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { pageDescriptions } from './json-ld/describe-page.server.ts'
import { type PageContext, pageContext } from './page-context.server.ts'

export { sharedPathOf } from './shared-paths.server.ts'

/** The name of this build: it changes with every file that a page loads. */
export const buildVersion: string = build.assets.version

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Renders one page, or the data of a client-side navigation. The only door from the Node server into the app. */
export function renderPage(request: Request, page: PageContext): Promise<Response> {
	const context = new RouterContextProvider()
	context.set(pageContext, page)
	context.set(pageDescriptions, [])
	return handle(request, context)
}
