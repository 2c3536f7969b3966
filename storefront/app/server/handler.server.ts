import { AsyncLocalStorage } from 'node:async_hooks'
import * as build from 'virtual:react-router/server-build'
import { codeIn } from '@app/language/code-files'
import { provideLanguage } from '@app/language/current'
import { inGerman } from '@app/language/german-language'
import { english, type Language } from '@app/language/language'
import { type LanguageTag, prefixOf, splitLanguage } from '@app/language/tags'
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { withCmsFetch } from '../lib/http/fetch-cms.server.ts'
import { pageDescriptions } from './json-ld/describe-page.server.ts'
import { type PageContext, pageContext } from './page-context.server.ts'

export { drawInThread } from './share-pictures/draw-in-thread.server.ts'
export { sharedPathOf } from './shared-paths.server.ts'

/** The name of this build: it changes with every file that a page loads. */
export const buildVersion: string = build.assets.version

const routesBelow = (parent?: string): RouteObject[] =>
	Object.values(build.routes)
		.filter((route) => route !== undefined)
		.filter(({ parentId }) => parentId === parent)
		.map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: routesBelow(id) }))
const routes = routesBelow()

/** The ids of the routes that make up a page, in their order from the root; `path` is without its language. */
export const routeIdsOf = (path: string): string[] => (matchRoutes(routes, path) ?? []).map(({ route }) => route.id!)

const languages: Record<LanguageTag, Language> = { en: english, de: inGerman }

/** Where the browser finds a page's code, which is another file in each language. */
const assetsIn = (tag: LanguageTag): typeof build.assets =>
	JSON.parse(JSON.stringify(build.assets).replace(/\/assets\/[^"]+/g, (file) => codeIn(tag, file)))

/** A language's prefix is the router's base: routes, links and redirects are the same in all of them. */
const createHandler = (tag: LanguageTag) =>
	createRequestHandler({ ...build, assets: assetsIn(tag), basename: prefixOf(tag) || '/' }, import.meta.env.MODE)
const handlers = { en: createHandler('en'), de: createHandler('de') } satisfies Record<LanguageTag, unknown>

const speaking = new AsyncLocalStorage<Language>()
provideLanguage(() => speaking.getStore() ?? english)

/** Renders one page, or the data of a client-side navigation. The only door from the Node server into the app. */
export function renderPage(request: Request, page: PageContext): Promise<Response> {
	const context = new RouterContextProvider()
	context.set(pageContext, page)
	context.set(pageDescriptions, [])
	const { tag } = splitLanguage(new URL(request.url).pathname.replace(/\.data$/, ''))
	return withCmsFetch(page.fetchCms, () => speaking.run(languages[tag], () => handlers[tag](request, context)))
}
