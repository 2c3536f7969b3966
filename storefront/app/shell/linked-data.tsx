import { use } from 'react'
import { DocumentContext } from './document-context.ts'

/**
 * What the server tells search engines (app/server/json-ld). Last in the body: it holds up no paint, the browser's app
 * knows nothing of it, and React leaves alone what it finds there behind its own elements.
 */
export function LinkedData() {
	const { linkedData = [], nonce } = use(DocumentContext)
	return linkedData.map((json) => (
		<script
			key={json}
			type="application/ld+json"
			nonce={nonce}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: describe-page.server.ts escapes the JSON.
			dangerouslySetInnerHTML={{ __html: json }}
		/>
	))
}
