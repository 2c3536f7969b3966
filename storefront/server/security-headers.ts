import { splitLanguage } from '@app/language/tags'

/** Headers of every reply, files and pictures as well. */
function headersOfAll(publicUrl: string): Record<string, string> {
	return {
		'X-Content-Type-Options': 'nosniff',
		'Cross-Origin-Resource-Policy': 'same-origin',
		...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
	}
}

/**
 * Headers of what can be opened as a document. Files do without them: they are many, and it is a tenth of a small
 * script's size.
 */
const DOCUMENT_HEADERS: Record<string, string> = {
	'X-Frame-Options': 'DENY',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(self), browsing-topics=()',
	'Cross-Origin-Opener-Policy': 'same-origin',
}

/** The security headers of a reply: `/assets/` holds nothing but the build's own files. */
export function createSecurityHeaders(publicUrl: string): (path: string) => readonly [string, string][] {
	const ofFiles = Object.entries(headersOfAll(publicUrl))
	const ofDocuments = [...ofFiles, ...Object.entries(DOCUMENT_HEADERS)]
	// Pages of others show the picture of ours that they link to.
	const ofSharePictures = ofFiles.map(([name, value]): [string, string] => [
		name,
		name === 'Cross-Origin-Resource-Policy' ? 'cross-origin' : value,
	])
	return (path) => {
		if (splitLanguage(path).path.startsWith('/og/')) return ofSharePictures
		return path.startsWith('/assets/') ? ofFiles : ofDocuments
	}
}
