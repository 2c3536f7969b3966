/**
 * Whether a request target is a path of ours. `//host/…`, `/\host/…` and `http://host/…` name another host to URL parsers, and some of
 * them throw at a host that is none: `http://[/`. Tabs and line breaks are left out by parsers, which turns `/ /host` into `//host`.
 */
export function isOwnTarget(target: string | undefined): target is string {
	return target !== undefined && /^\/(?![/\\])[^\t\r\n]*$/.test(target)
}
