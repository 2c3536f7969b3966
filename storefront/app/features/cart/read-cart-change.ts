import { successOf } from '@app/contract/errors'
import { type Menu, MenuSchema } from '@app/contract/menu'
import { menuPath } from '@app/contract/menu-path'
import { QuoteSchema } from '@app/contract/orders'
import type { PersistedCart } from '@app/contract/records'
import { admitFresh, type FreshFacts } from '@app/domain/cart/fresh-facts'
import { currentLanguage } from '@app/language/current'
import type { CmsClient } from '../../lib/http/cms-client.ts'
import { log } from '../../lib/log.ts'
import { now } from '../../lib/timing/clock.ts'
import { readEarlierOrder } from './attempt-store.ts'
import { type CartChange, mapCartChange, planLines, type Refusal } from './cart-change.ts'
import { mapCouponDraft } from './draft.ts'

const MenuReplySchema = successOf(MenuSchema)
const QuoteReplySchema = successOf(QuoteSchema)

/**
 * What a refused order means for the cart that was sent. Lines whose choices are gone are held against today's menu,
 * and a cart of other lines than the refused ones is priced once more, so that the next Checkout finds nothing new.
 * A refusal is newer than any menu that a cache has, so that `onMenu` gets the one that the CMS has now; the answer
 * waits for it only where it needs it. Never rejects.
 */
export async function readCartChange(
	cms: CmsClient,
	cart: PersistedCart,
	refusal: Refusal,
	onMenu: (menu: FreshFacts<Menu>) => void,
): Promise<CartChange> {
	const reading = readMenu(cms, now()).then((menu) => {
		if (menu) onMenu(menu)
		return menu
	})
	const menu = needsMenu(cart, refusal) ? await reading : null
	const plan = planLines(cart, refusal, menu && ofBranch(menu.facts, cart))
	const isOrderable = plan.isAdjusted && plan.chooseKeys.length === 0 && plan.lines.length > 0
	const items = plan.lines.map(({ item }) => item)
	const adjusted = isOrderable ? await priceCart(cms, { ...cart, items }) : null
	return mapCartChange(cart, plan, { refusal, adjusted })
}

/** Whether lines were refused for their choices, or not looked at. */
function needsMenu({ items }: PersistedCart, { lines, problems }: Refusal): boolean {
	const isOfChoices = problems.some(({ code }) => code === 'INVALID_CUSTOMIZATION' || code === 'CUSTOMIZATION_REQUIRED')
	const refused = new Set(problems.filter(({ available }) => available === undefined).flatMap(({ line }) => line ?? []))
	return isOfChoices || lines.length + refused.size < items.length
}

function ofBranch({ branches, products }: Menu, { branch }: PersistedCart) {
	const own = branches.find(({ id }) => String(id) === branch?.id)
	return own ? { branch: own, products } : null
}

/** The menu of after the refusal: what the service worker has kept is of before. */
async function readMenu(cms: CmsClient, refusedAt: number): Promise<FreshFacts<Menu> | null> {
	try {
		const path = menuPath(currentLanguage().tag)
		const { facts, fetchedAt } = await cms.getDated(path, MenuReplySchema, { isPublic: true })
		return admitFresh({ facts: facts.data, fetchedAt }, refusedAt)
	} catch (error) {
		log('info', 'The menu could not be read for a refused cart.', error)
		return null
	}
}

async function priceCart(cms: CmsClient, cart: PersistedCart) {
	const draft = mapCouponDraft(cart)
	if (!draft) return null
	try {
		const body = { ...draft, coupon_code: cart.appliedCouponCode, ...readEarlierOrder() }
		return (await cms.post('/capi/shop/quote', body, QuoteReplySchema)).data
	} catch (error) {
		log('info', 'The changed cart could not be priced.', error)
		return null
	}
}
