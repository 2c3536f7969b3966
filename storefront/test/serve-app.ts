import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createCmsFetch } from '../server/cms-fetch.ts'
import { createCmsSnapshot } from '../server/cms-snapshot.ts'
import { parseEnv } from '../server/env.ts'
import type { App } from '../server/pages.ts'
import { createListener, type ListenerOptions } from '../server/request-listener.ts'
import { ensureBuild } from './build.ts'

const BUILD = join(import.meta.dirname, '../build')

/** The address that the pages believe they have. */
export const PUBLIC_URL = 'http://burgers.example'

/** The build's own server bundle, made anew where its sources have changed. */
export function loadApp(): Promise<App> {
	ensureBuild()
	return import(join(BUILD, 'server/index.js'))
}

export interface ServedApp {
	url: string
	stop: () => Promise<void>
}

/** The storefront's server before a CMS, on a free port, without its files. */
export async function serveApp(
	app: App,
	cmsUrl: string | null,
	options: Partial<ListenerOptions> = {},
): Promise<ServedApp> {
	const listener = createListener({
		app: async () => app,
		files: (_req, _res, next) => next(),
		readSnapshot: createCmsSnapshot({ cmsUrl, log: () => {} }),
		publicUrl: PUBLIC_URL,
		cmsPublicUrl: cmsUrl,
		cmsInternalUrl: cmsUrl,
		cmsFetch: createCmsFetch(null),
		visitorOf: ({ socket }) => socket.remoteAddress ?? 'unknown',
		auth: parseEnv({}).auth,
		services: parseEnv({}).services,
		log: () => {},
		...options,
	})
	const server = createServer(listener)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
}
