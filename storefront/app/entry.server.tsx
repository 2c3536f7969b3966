import { PassThrough } from 'node:stream'
import { BUILD_HEADER } from '@app/contract/service-worker'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { writeLinkedData } from './server/json-ld/describe-page.server.ts'
import { pageContext } from './server/page-context.server.ts'
import { DocumentContext } from './shell/document-context.ts'
import pageStyles from './ui/app.css?inline'

/** The whole stylesheet travels inside the page, so that the first paint waits for one request only. */
const STYLES = import.meta.env.DEV ? '' : pageStyles

/** A page that is still waiting for late data after this long is ended. */
export const streamTimeout = 5_000

/** What a visitor got wrong (a method, an address) or gave up is no news for the operator. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	const isTheirs = isRouteErrorResponse(error) && error.status < 500
	if (!isTheirs && !request.signal.aborted) context.get(pageContext).report(error)
}

export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
) {
	const { nonce: ownNonce, isShared, requestId, report } = loadContext.get(pageContext)
	const nonce = ownNonce ?? undefined
	const isWhole = isShared || nonce === undefined
	const build = routerContext.manifest.version
	const linkedData = routerContext.staticHandlerContext.errors ? [] : writeLinkedData(loadContext)

	return new Promise<Response>((resolve, reject) => {
		let finalStatus = status
		const respond = () => {
			const body = new PassThrough()
			headers.set('Content-Type', 'text/html; charset=utf-8')
			headers.set(BUILD_HEADER, build)
			resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }))
			stream.pipe(body)
		}
		const stream = renderToPipeableStream(
			<DocumentContext value={{ nonce, styles: STYLES, build, requestId, linkedData }}>
				<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
			</DocumentContext>,
			{
				nonce,
				// Whole and in its order: React would write large parts (the nutrition table) to the end, hidden, with a script
				// that moves them.
				progressiveChunkSize: isWhole ? Number.POSITIVE_INFINITY : undefined,
				// A shared page is kept whole; one for a single person leaves as soon as its shell is there.
				onShellReady() {
					if (!isWhole) respond()
				},
				onAllReady() {
					// Until its end the timer would hold everything that the page was made of.
					clearTimeout(timer)
					if (isWhole) respond()
				},
				onShellError(error) {
					clearTimeout(timer)
					reject(error)
				},
				onError(error: unknown) {
					finalStatus = 500
					report(error)
				},
			},
		)
		const timer = setTimeout(() => stream.abort(), streamTimeout + 1_000).unref()
	})
}
