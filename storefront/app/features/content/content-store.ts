import { type ContentClient, createContentClient } from './content-client.ts'

const clients = new Map<string, ContentClient>()

/** The content of the CMS for this page's life in the browser: what was read a moment ago is not asked for again. */
export function browserContent(cmsUrl: string): ContentClient {
	const client = clients.get(cmsUrl) ?? createContentClient({ cmsUrl })
	clients.set(cmsUrl, client)
	return client
}
