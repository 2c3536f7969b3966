import { AsyncLocalStorage } from 'node:async_hooks'
import { LANGUAGES, type LanguageTag } from '@app/language/tags'
import type { RequestHandler } from 'express'
import { askedLanguage } from '../http/asked-language.ts'
import { isOAuthReturn } from './google/oauth-return.ts'

const languages = new AsyncLocalStorage<LanguageTag | null>()

/**
 * Notes in which language the page is that somebody opens an account or signs in on: Directus's events do not have
 * the request. Calls of the storefront alone say so; where a browser is sent by itself, as by Google, the header is
 * the browser's, and what counts is the page that it left.
 */
export const notePageLanguage: RequestHandler = (request, _response, next) =>
	languages.run(request.method === 'POST' ? askedLanguage(request) : isOAuthReturn(request.cookies), next)

/** The language of the page that the running code answers, as accounts keep it: `de-DE`. Null where nobody said. */
export function pageLanguage(): string | null {
	const tag = languages.getStore() ?? null
	return tag && LANGUAGES[tag].locale
}
