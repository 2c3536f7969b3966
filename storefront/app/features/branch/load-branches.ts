import { successOf } from '@app/contract/errors'
import { type Branch, BranchesSchema } from '@app/contract/menu'
import type { DatedFacts } from '@app/domain/cart/fresh-facts'
import type { CmsClient } from '../../lib/http/cms-client.ts'

const ReplySchema = successOf(BranchesSchema)

/** GET /capi/shop/branches (section 7). The browser's cache makes it a conditional request. @throws RequestError */
export async function loadBranches(cms: CmsClient): Promise<DatedFacts<Branch[]>> {
	const { facts, fetchedAt } = await cms.getDated('/capi/shop/branches', ReplySchema, { isPublic: true })
	return { facts: facts.data.branches, fetchedAt }
}
