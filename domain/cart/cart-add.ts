import { MAX_LINES_PER_ORDER } from '@app/contract/constants'
import type { CartItem, PersistedCart } from '@app/contract/records'
import { english, type Language } from '@app/language/language'
import type { PlainMessage } from '@app/language/messages'
import { INCOMPATIBLE_QUESTION, incompatibleItems } from '../menu/compatibility.ts'
import { roomFor } from './cart-lines.ts'
import { lineLimitMessage, quantityLimitMessage } from './quantity-limit.ts'

/** Section 5. */
const BRANCH_NEEDED_MESSAGE: PlainMessage = 'Please select a branch before adding items to your cart.'

export type AddDecision =
	/** `item` goes into the cart with the event `add`; `message` says so where fewer than asked for fit. */
	| { kind: 'added'; item: CartItem; message: string | null }
	/** The product's maximum, or that of lines, is reached already. */
	| { kind: 'full'; message: string }
	| { kind: 'branch-needed'; message: string }
	/** If the customer agrees: remove the lines with these keys, then decide again. */
	| { kind: 'incompatible'; question: string; keys: string[] }

/**
 * Whether an item may go into the cart, and with how many pieces (section 5; `maximum_order_per_item` of the
 * settings).
 */
export function decideAdd(
	state: Pick<PersistedCart, 'items' | 'branch'>,
	item: CartItem,
	{ maximumPerItem }: { maximumPerItem: number },
	language: Language = english,
): AddDecision {
	const { t } = language
	if (state.items.length > 0 && state.branch === null) {
		return { kind: 'branch-needed', message: t(BRANCH_NEEDED_MESSAGE) }
	}
	const incompatible = incompatibleItems(state.items, item)
	if (incompatible.length > 0) {
		return { kind: 'incompatible', question: t(INCOMPATIBLE_QUESTION), keys: incompatible.map((line) => line.key) }
	}
	const isNewLine = state.items.every((line) => line.key !== item.key)
	if (isNewLine && state.items.length >= MAX_LINES_PER_ORDER) {
		return { kind: 'full', message: lineLimitMessage(language) }
	}
	const room = roomFor(state.items, item.id, maximumPerItem)
	const limit = quantityLimitMessage(maximumPerItem, item.name, language)
	if (room === 0) return { kind: 'full', message: limit }
	if (item.count <= room) return { kind: 'added', item, message: null }
	return { kind: 'added', item: { ...item, count: room }, message: limit }
}
