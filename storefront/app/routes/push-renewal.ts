import { PushDoneSchema, PushRenewRequestSchema } from '@app/contract/push'
import * as v from 'valibot'
import { createCmsClient, RequestError } from '../lib/http/cms-client.ts'
import { fetchCms } from '../lib/http/fetch-cms.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { readSmallJson } from '../server/small-form.server.ts'
import type { Route } from './+types/push-renewal'

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/** Nothing is here to look at. */
export const loader = () => answer(405)

/**
 * The service worker's word that the browser has another push subscription, handed on to the CMS: the worker outlives
 * settings, so it knows no address but its own. Answers 204, or what the CMS refused it with.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
	const body = v.safeParse(PushRenewRequestSchema, await readSmallJson(request))
	if (!body.success) return answer(400)
	try {
		const { cmsInternalUrl } = context.get(pageContext)
		await createCmsClient(cmsInternalUrl, fetchCms).post('/capi/push/renew', body.output, PushDoneSchema)
		return answer(204)
	} catch (error) {
		if (!(error instanceof RequestError)) throw error
		return answer(error.status >= 400 ? error.status : 503)
	}
}
