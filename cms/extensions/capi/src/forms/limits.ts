import type { RequestHandler } from 'express'
import type { Config } from '../config.ts'
import { createLimit } from '../http/rate-limit.ts'
import { countedAddress } from '../http/storefront-server.ts'

/** Counts what an address sends by one kind of form within a minute; the storefront's own server is spared, or counted as its visitor. */
export function limitForm(name: string, config: Config): RequestHandler {
	const limit = createLimit(`form-${name}`, config.formsPerMinute, 60)
	return (request, _response, next) => {
		const address = countedAddress(request, config)
		if (address === null) return next()
		limit.take(address).then(() => next(), next)
	}
}
