import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { RequestError } from '../lib/http/request-error.ts'
import { DocumentContext } from './document-context.ts'
import { ErrorPage } from './error-page.tsx'

function show(error: unknown): string {
	const router = createMemoryRouter([{ path: '*', element: <ErrorPage error={error} /> }])
	return renderToStaticMarkup(
		<DocumentContext value={{ styles: '', requestId: 'e851eb46403d' }}>
			<RouterProvider router={router} />
		</DocumentContext>,
	)
}

const thrown = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })
const refused = new RequestError('No.', { status: 500, statusText: '', data: null, requestId: '0123456789ab' })

test.each([
	['an address that is not there', thrown(404, 'Page not found: /pickle'), 'FOUR OH FOUR', null],
	['a page that is not theirs', thrown(403), '403', null],
	['what was here once', thrown(410), 'All gone', null],
	['a fault of ours', new Error('secret words'), 'Ouch!', 'e851eb46403d'],
	['a call that failed', refused, 'Ouch!', '0123456789ab'],
	['anything else', thrown(503), 'Something Went Wrong', 'e851eb46403d'],
])('%s', (_what, error, title, reference) => {
	const html = show(error)
	expect(html).toContain(`>${title}</h1>`)
	expect(html).toContain('<meta name="robots" content="noindex"/>')
	expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go Home<\/a>/)
	expect(html).not.toContain('secret words')
	if (reference) expect(html).toContain(reference)
	else expect(html).not.toContain('Reference for support')
})
