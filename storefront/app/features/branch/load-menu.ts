import { successOf } from '@app/contract/errors'
import { type Menu, MenuSchema } from '@app/contract/menu'
import { menuPath } from '@app/contract/menu-path'
import { admitFresh, type FreshFacts } from '@app/domain/cart/fresh-facts'
import { currentLanguage } from '@app/language/current'
import type { CmsClient } from '../../lib/http/cms-client.ts'
import { log } from '../../lib/log.ts'
import { pageOpenedAt } from '../../lib/rendering/page-opening.ts'

const ReplySchema = successOf(MenuSchema)

/** The menu as it is now, for what takes something away; null where it cannot be had. Never rejects. */
export async function loadFreshMenu(cms: CmsClient): Promise<FreshFacts<Menu> | null> {
	try {
		const { facts, fetchedAt } = await cms.getDated(menuPath(currentLanguage().tag), ReplySchema, { isPublic: true })
		return admitFresh({ facts: facts.data, fetchedAt }, pageOpenedAt())
	} catch (error) {
		log('info', 'The menu could not be read.', error)
		return null
	}
}
