import type { Request, RequestHandler, Response } from 'express'

/** What a guard says about a request: it goes on to Directus's own route, or was answered here. */
type Verdict = 'go on' | 'answered'

/**
 * Wraps a handler that stands in front of one of Directus's own routes. What it throws gets Directus's error shape
 * from Directus's own handler, with Retry-After where there is a time to wait.
 */
export function guard(handle: (request: Request, response: Response) => Promise<Verdict>): RequestHandler {
	return (request, response, next) => {
		handle(request, response).then(
			(verdict) => {
				if (verdict === 'go on') next()
			},
			(error: { retryAfterSeconds?: number }) => {
				if (error.retryAfterSeconds) response.setHeader('Retry-After', String(error.retryAfterSeconds))
				next(error)
			},
		)
	}
}

/** A reply in Directus's own shape. */
export function sendData(response: Response, data: unknown): void {
	response.setHeader('Cache-Control', 'no-store')
	response.status(200).json({ data })
}
