/** Printable ASCII, as browsers write addresses, without a backslash, which they read as a slash. */
const WRITTEN = /^\/[\x21-\x5b\x5d-\x7e]*$/
/** A browser drops tabs and line breaks from an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
const FOREIGN = /[\\\u0000-\u001f\u007f]/

/** The path without query and hash, percent-decoded; null where it is malformed. */
function decodedPath(address: string): string | null {
	try {
		return decodeURIComponent(address.split(/[?#]/, 1)[0]!)
	} catch {
		return null
	}
}

/**
 * Whether a text is the path of a page of this site, with its query and hash, and stays what it is when a browser puts
 * it in order. Never another site (`//evil`, `/\evil`, `https:`), nor what becomes one as `/..//evil` does.
 */
export function isLocalPath(text: string): boolean {
	const path = WRITTEN.test(text) ? decodedPath(text) : null
	if (path === null || FOREIGN.test(path) || path.includes('//')) return false
	return !path.split('/').some((part) => part === '.' || part === '..')
}
