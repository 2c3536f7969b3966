/**
 * Whether a request target is a path of ours. `//host/…`, `/\host/…` and `http://host/…` name another host to URL
 * parsers, and some of them throw at a host that is none: `http://[/`. Tabs and line breaks are left out by parsers,
 * which turns `/ /host` into `//host`.
 */
export function isOwnTarget(target: string | undefined): target is string {
	return target !== undefined && /^\/(?![/\\])[^\t\r\n]*$/.test(target)
}

/** Directus looks a collection up in a plain object, which has these names without anybody's having put them there. */
export const INHERITED_NAMES: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

/**
 * Whether Directus can work with the path of a request target: percent-encoded UTF-8 without a segment such as
 * `__proto__`. Express's router throws at bad encodings and Directus at inherited names, and both are answered with
 * 500. The routes of /capi answer both themselves.
 */
export function isReadablePath(target: string): boolean {
	if (target.startsWith('/capi/')) return true
	try {
		const path = decodeURIComponent(target.split('?', 1)[0]!)
		return !path.split('/').some((segment) => INHERITED_NAMES.has(segment))
	} catch {
		return false
	}
}
