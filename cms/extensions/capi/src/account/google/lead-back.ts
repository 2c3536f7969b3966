import type { RequestHandler } from 'express'
import type { Config } from '../../config.ts'
import { addressFor } from '../../http/addresses.ts'
import { CALLBACK_PATH } from './came-from.ts'

/**
 * In front of Directus's sign-in with a provider: where it does not know any more which page somebody came from, because the cookie of the
 * sign-in is gone or the provider is away, it leads into the Studio. Customers belong to the storefront.
 */
export function leadBack({ publicUrl, storefrontUrl }: Pick<Config, 'publicUrl' | 'storefrontUrl'>): RequestHandler {
	const studio = `${publicUrl.href.replace(/\/$/, '')}/admin/login`
	return (request, response, next) => {
		const redirect = response.redirect.bind(response) as (url: string) => void
		response.redirect = (...parts: unknown[]) => {
			const target = String(parts.at(-1))
			if (!target.startsWith(studio)) return redirect(...(parts as [string]))
			const page = new URL(CALLBACK_PATH, addressFor(storefrontUrl, request))
			page.search = new URL(target).search
			redirect(page.href)
		}
		next()
	}
}
