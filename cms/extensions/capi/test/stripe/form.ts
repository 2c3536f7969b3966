/**
 * Parameters as Stripe's libraries send them: `metadata[payment_ref]=…&expand[0]=…`, as nested objects. Every value
 * is text.
 */
export type Params = { [name: string]: string | Params }

export function parseForm(body: string): Params {
	const params: Params = {}
	for (const [path, value] of new URLSearchParams(body)) {
		const names = path.split(/[[\]]+/).filter(Boolean)
		const last = names.pop()!
		let level = params
		for (const name of names) {
			const next = typeof level[name] === 'object' ? level[name] : {}
			level[name] = next
			level = next
		}
		level[last] = value
	}
	return params
}

/** A parameter that is plain text, or null. */
export const textOf = (params: Params, name: string): string | null =>
	typeof params[name] === 'string' ? params[name] : null

/** A parameter that holds others. */
export const partOf = (params: Params, name: string): Params => (typeof params[name] === 'object' ? params[name] : {})
