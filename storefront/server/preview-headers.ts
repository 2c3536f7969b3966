import type { ServerResponse } from 'node:http'
import { originsOf } from './csp.ts'

/** Whether an address is an editor's look at a draft: it is theirs alone, whatever it shows. */
export const isPreviewed = (url: string): boolean => new URL(url).searchParams.has('preview')

/**
 * Keeps a preview to the editor: nobody stores it, lists it, or learns its address from a link that is followed. The
 * Studio shows it in a frame of its own, so the header that forbids frames goes; answers with who may frame it, for
 * the policy.
 */
export function markPreview(res: ServerResponse, cmsUrl: string | null): string[] {
	res.setHeader('Cache-Control', 'private, no-store')
	res.setHeader('X-Robots-Tag', 'noindex')
	res.setHeader('Referrer-Policy', 'no-referrer')
	res.removeHeader('X-Frame-Options')
	return ["'self'", ...originsOf(cmsUrl)]
}
