import { type TrackedOrder, TrackedOrderReplySchema } from '@app/contract/orders'
import { t } from '@app/language/current'
import { data } from 'react-router'
import * as v from 'valibot'
import { fetchCms } from '../../lib/http/fetch-cms.server.ts'

const TIMEOUT_MS = 4_000

/**
 * The order of a tracking page, read for one person and kept nowhere. Null for a slug that no order has.
 * @throws 503 while the CMS does not answer, with the name of the request where it has one.
 */
export async function readOrder(
	cmsUrl: string | null,
	slug: string,
	signal: AbortSignal,
): Promise<TrackedOrder | null> {
	if (!/^[\w-]{16,64}$/.test(slug)) return null
	let requestId: string | null = null
	try {
		const reply = await fetchCms(`${cmsUrl}/capi/shop/orders/${slug}`, {
			headers: { Accept: 'application/json' },
			signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
		})
		requestId = reply.headers.get('X-Request-Id')
		if (reply.status === 404) return null
		return v.parse(TrackedOrderReplySchema, await reply.json()).data.order
	} catch {
		throw data({ message: t('The kitchen does not answer. Try again in a moment.'), requestId }, { status: 503 })
	}
}
