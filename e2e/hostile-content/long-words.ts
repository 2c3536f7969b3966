import type { TrackedOrder } from '@app/contract/orders'
import { makeBranch, makeProduct } from '../../storefront/test/fake-cms.ts'
import { makeLine, makeOrder } from '../../storefront/test/make-order.ts'
import { hostileItems, hostileMenu, PAYLOADS } from './content.ts'

/** An unbroken word of 300 characters; React asks for different ones in a list. */
export const longWord = (index = 0) => `https://example.com/${index}-`.padEnd(300, 'w')

/** As many rows as a page needs to show each of its layouts. */
const ROWS = 12

const isHostile = (text: string) => PAYLOADS.some((payload) => text.includes(payload))

const RICH_TEXT = ['p', 'h2', 'h3', 'blockquote', 'pre', 'code', 'a']
	.map((tag) => `<${tag}>${longWord()}</${tag}>`)
	.concat(`<ul><li>${longWord()}</li></ul><table><tr><td>${longWord()}</td><td>${longWord()}</td></tr></table>`)
	.join('')

/** The hostile content with a long word in place of each hostile text. */
function lengthen<T>(content: T): T {
	let count = 0
	return JSON.parse(JSON.stringify(content), (field, value) => {
		if (Array.isArray(value)) return value.slice(0, ROWS)
		if (typeof value !== 'string') return value
		if (field === 'html') return RICH_TEXT
		return isHostile(value) ? longWord(count++) : value
	})
}

/** A shop whose editors have written a long word into every field. */
export const longMenu = () => lengthen(hostileMenu())
export const longItems = () => lengthen(hostileItems())

export const longProduct = (id: number) => makeProduct({ id, name: longWord(id), customization_options: [] })
export const longBranch = () => makeBranch({ title: longWord(), address: longWord(), phone: longWord() })

/** An order of a customer who has written long words as well. */
export function longOrder(fields: Partial<TrackedOrder> = {}): TrackedOrder {
	const { id, slug, title, address, phone, timezone, location } = longBranch()
	const choice = { attribute_id: 1, value_id: 1, template_attribute_value_id: 1, name: longWord(), price_extra: 1 }
	const texts = { name: longWord(), note: longWord(), requests: [longWord()], customizations: [choice] }
	return makeOrder({
		reference: 'BD-7Q4KX',
		first_name: longWord(),
		lines: [makeLine(texts)],
		branch: { id, slug, title, address, phone, timezone, location },
		...fields,
	})
}

/** A coupon whose code, product and branch are long words. */
export const longCoupon = {
	...{ code: 'W'.repeat(300), kind: 'item', value: 0, minimum: 10, currency: 'EUR', starts_at: null, ends_at: null },
	...{ company_id: null, branch_id: 1, branch_name: longWord(), product_id: 1, product_name: longWord() },
	...{ description: longWord(), state: 'usable', used_at: null },
}
