import type { RequestHandler } from 'express'

/**
 * Removes the age from the options with which a cookie is cleared. Directus passes those it was set with, and Express 4
 * computes the end of the cookie from their age: the browser would keep an empty session cookie for its whole life.
 */
export const clearCookiesAtOnce: RequestHandler = (_request, response, next) => {
	const clear = response.clearCookie.bind(response)
	response.clearCookie = (name, options) => {
		const { maxAge: _age, ...rest } = options ?? {}
		return clear(name, rest)
	}
	next()
}
