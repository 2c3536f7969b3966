import { successOf } from '@app/contract/errors'
import { type Branch, BranchesSchema } from '@app/contract/menu'
import type { CmsClient } from '../../platform/cms-client.ts'

const ReplySchema = successOf(BranchesSchema)

/** GET /capi/shop/branches (section 7). The browser's cache makes it a conditional request. @throws RequestError */
export async function loadBranches(cms: CmsClient): Promise<Branch[]> {
	const { data } = await cms.get('/capi/shop/branches', ReplySchema, { isPublic: true })
	return data.branches
}
