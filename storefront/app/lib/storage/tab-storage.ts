import * as v from 'valibot'

/** Session storage: of this tab alone, gone with it. Null on the server, or where the visitor forbids it. */
function tabStore(): Storage | null {
	try {
		return globalThis.sessionStorage ?? null
	} catch {
		return null
	}
}

/** Reads what this tab keeps under the key. Missing, corrupt or foreign is null. */
export function readTab<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | null {
	try {
		const parsed = v.safeParse(schema, JSON.parse(tabStore()?.getItem(key) ?? 'null'))
		return parsed.success ? parsed.output : null
	} catch {
		return null
	}
}

/** Keeps a value for this tab, or removes it for null. Where the browser refuses, the value is gone with the page. */
export function writeTab(key: string, value: unknown): void {
	try {
		if (value === null) tabStore()?.removeItem(key)
		else tabStore()?.setItem(key, JSON.stringify(value))
	} catch {
		// Full or forbidden: nothing depends on it but comfort.
	}
}
