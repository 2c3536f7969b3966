import { createHash } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'

/** Text that has already been made safe for HTML. */
export interface Html {
	readonly html: string
}

/** HTML with every value in it escaped, unless it is HTML itself. */
export function html(parts: TemplateStringsArray, ...values: (Html | string | Html[])[]): Html {
	return { html: parts.map((part, index) => part + insert(values[index])).join('') }
}

function insert(value: Html | string | Html[] | undefined): string {
	if (value === undefined) return ''
	if (typeof value === 'string') return escapeText(value)
	return Array.isArray(value) ? value.map((part) => part.html).join('') : value.html
}

function escapeText(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

export interface PageReply {
	status?: number
	title: string
	body: Html
}

interface PageOptions {
	style: string
	/** Origins that a form may lead on to: browsers check the redirect after it too. */
	formTargets: readonly string[]
}

/**
 * Wraps a handler that returns a small page of plain HTML, or the address to go to. The policy allows this one style
 * sheet and forms to ourselves; there are no scripts, and nobody may put the page into a frame.
 */
export function createPageRoute({ style, formTargets }: PageOptions) {
	const hash = createHash('sha256').update(style).digest('base64')
	const policy = [
		"default-src 'none'",
		`style-src 'sha256-${hash}'`,
		`form-action 'self' ${formTargets.join(' ')}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join('; ')

	function send(response: Response, { status = 200, title, body }: PageReply): void {
		const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ html: style }}</style>
</head>
<body><main>${body}</main></body>
</html>`
		response.setHeader('Content-Security-Policy', policy)
		response.setHeader('Cache-Control', 'no-store')
		// The address holds the payment's reference.
		response.setHeader('Referrer-Policy', 'no-referrer')
		response.setHeader('X-Content-Type-Options', 'nosniff')
		response.status(status).type('html').send(page.html)
	}

	return function page(handle: (request: Request) => Promise<PageReply | URL>): RequestHandler {
		return (request, response, next) => {
			handle(request)
				.then((reply) => {
					if (!(reply instanceof URL)) return send(response, reply)
					response.setHeader('Content-Security-Policy', policy)
					response.setHeader('Cache-Control', 'no-store')
					response.redirect(303, reply.href)
				})
				.catch(next)
		}
	}
}
