import { type SystemStatusWord, SystemStatusWordSchema } from '@app/contract/system'
import * as v from 'valibot'
import type { CmsClient } from './cms-client.ts'

const ReplySchema = v.object({ status: SystemStatusWordSchema })

/** GET /capi/system/status: only asked again by Retry, so it is loaded then. @throws RequestError */
export async function askStatus(cms: CmsClient): Promise<SystemStatusWord> {
	const { status } = await cms.get('/capi/system/status', ReplySchema, { isPublic: true })
	return status
}
