import type { RequestHandler } from 'express'
import type { Config } from '../config.ts'
import { limitPerMinute } from '../http/rate-limit.ts'

/** Limits what an address sends by one kind of form within a minute. */
export function limitForm(name: string, config: Config): RequestHandler {
	return limitPerMinute(`form-${name}`, config.formsPerMinute, config)
}
