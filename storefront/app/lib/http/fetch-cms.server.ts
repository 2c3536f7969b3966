import { AsyncLocalStorage } from 'node:async_hooks'

const renderings = new AsyncLocalStorage<typeof fetch>()

/** Renders a page whose calls to the CMS are made with `fetchOfVisitor` (see server/cms-fetch.ts). */
export const withCmsFetch = <T>(fetchOfVisitor: typeof fetch, render: () => T): T =>
	renderings.run(fetchOfVisitor, render)

/** The `fetch` of this server's calls to the CMS, in the name of the visitor whose page is rendered. */
export const fetchCms: typeof fetch = (input, init) => (renderings.getStore() ?? fetch)(input, init)
