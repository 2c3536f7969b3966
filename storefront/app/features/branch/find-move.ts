import { successOf } from '@app/contract/errors'
import { MenuSchema } from '@app/contract/menu'
import { menuPath } from '@app/contract/menu-path'
import { type CartMove, decideCartMove } from '@app/domain/cart-move'
import { currentLanguage } from '@app/language/current'
import type { CmsClient } from '../../platform/cms-client.ts'
import type { LostCart } from '../cart/cart-notice-store.ts'

const ReplySchema = successOf(MenuSchema)

/** Where a lost cart can go by the menu as it is now; null where nowhere. @throws RequestError */
export async function findMove(cms: CmsClient, lost: LostCart): Promise<CartMove | null> {
	const { data } = await cms.get(menuPath(currentLanguage().tag), ReplySchema, { isPublic: true })
	return decideCartMove(lost, data)
}
