import { successOf } from '@app/contract/errors'
import { MenuSchema } from '@app/contract/menu'
import { menuPath } from '@app/contract/menu-path'
import { type CartMove, decideCartMove } from '@app/domain/cart-move'
import { currentLanguage } from '@app/language/current'
import type { CmsClient } from '../../platform/cms-client.ts'
import { log } from '../../platform/log.ts'
import type { LostCart } from '../cart/cart-notice-store.ts'

const ReplySchema = successOf(MenuSchema)

/** Where a lost cart can go by the menu as it is now; null where nowhere, or where the shop cannot be asked. */
export async function findMove(cms: CmsClient, lost: LostCart): Promise<CartMove | null> {
	try {
		const { data } = await cms.get(menuPath(currentLanguage().tag), ReplySchema, { isPublic: true })
		return decideCartMove(lost, data)
	} catch (error) {
		log('info', 'The cart cannot be moved: the menu could not be read.', error)
		return null
	}
}
