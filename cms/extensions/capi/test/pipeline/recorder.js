/**
 * A hook of a stranger, as an extension of its own: writes down what each request looks like to Directus's events,
 * and changes accountability and errors where a request asks for it.
 */
import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'

const requests = new Map()
const errors = new Map()

function describe({ token, rawBody, body, cookies, sanitizedQuery, ip, schema, accountability }) {
	return {
		token: token ?? null,
		bytes: rawBody ? createHash('sha256').update(rawBody).digest('hex') : null,
		body: JSON.stringify(body ?? null).slice(0, 500),
		cookies: Object.keys(cookies ?? {}),
		query: sanitizedQuery ?? null,
		ip: ip ?? null,
		hasSchema: Boolean(schema?.collections?.orders),
		accountability: accountability ?? null,
	}
}

export default ({ filter, action }) => {
	const as = process.env.RECORDER_USER
	filter('authenticate', (accountability, { req }) => {
		requests.set(req.headers['x-case'], req)
		return req.headers['x-as'] === 'filter' ? { ...accountability, user: as, role: null } : accountability
	})
	filter('request.error', (given, _meta, { accountability, schema }) => {
		const ip = accountability?.ip ?? null
		errors.set(ip, [...(errors.get(ip) ?? []), { given, hasSchema: Boolean(schema) }])
		return accountability?.userAgent === 'annotate'
			? given.map((error) => ({ ...error, extensions: { ...error.extensions, annotated: true } }))
			: given
	})
	action('response', ({ request, response }, { accountability, schema }) => {
		const name = request.headers['x-case']
		if (name === undefined) return
		const known = requests.get(name)
		const ip = accountability?.ip ?? null
		const record = {
			name,
			status: response.status,
			accountability,
			hasSchema: Boolean(schema),
			request: known ? describe(known) : null,
			errors: errors.get(ip) ?? null,
		}
		errors.delete(ip)
		requests.delete(name)
		appendFileSync(process.env.RECORDER_FILE, `${JSON.stringify(record)}\n`)
	})
}
