import { inLanguage } from '@app/language/tags'
import type { RequestHandler } from 'express'
import type { Config } from '../../config.ts'
import { addressFor } from '../../http/addresses.ts'
import { askedLanguage } from '../../http/asked-language.ts'
import { CALLBACK_PATH, languageOfCallback } from './oauth-return.ts'
import { addLanguage, takeLanguage } from './state-language.ts'

/**
 * In front of Directus's sign-in with a provider: where it does not know any more which page somebody came from,
 * because the cookie of the sign-in is gone or the provider is away, it leads into the Studio. Customers belong to
 * the storefront, in the language of the page that they left: told by the address while the sign-in begins, later by
 * its state, and where neither says so, by what the browser asks for.
 */
export function redirectAfterOAuth({
	publicUrl,
	storefrontUrl,
}: Pick<Config, 'publicUrl' | 'storefrontUrl'>): RequestHandler {
	const studio = `${publicUrl.href.replace(/\/$/, '')}/admin/login`
	return (request, response, next) => {
		const begunOn = languageOfCallback(request.query.redirect)
		const handedBack = takeLanguage(request.query.state)
		// Directus compares it with its own.
		if (handedBack) request.query.state = handedBack.state
		const redirect = response.redirect.bind(response) as (...parts: unknown[]) => void
		response.redirect = (...parts: unknown[]) => {
			const target = String(parts.pop())
			if (!target.startsWith(studio)) return redirect(...parts, begunOn ? addLanguage(target, begunOn) : target)
			const page = inLanguage(begunOn ?? handedBack?.language ?? askedLanguage(request) ?? 'en', CALLBACK_PATH)
			const address = new URL(page, addressFor(storefrontUrl, request))
			address.search = new URL(target).search
			redirect(address.href)
		}
		next()
	}
}
