import { CACHED_AT_HEADER } from '@app/contract/service-worker'
import { expect, it, vi } from 'vitest'
import { createCmsClient } from '../../lib/http/cms-client.ts'
import type { Refusal } from './cart-change.ts'
import { readCartChange } from './read-cart-change.ts'

const MENU = {
	branches: [],
	products: [],
	categories: [],
	settings: { maximum_order_per_item: 20, currency: 'EUR' },
}
const CART = { items: [], branch: null, guestInfo: null, appliedCouponCode: null, couponDiscount: 0 } as never
const REFUSAL = { lines: [], problems: [], quote: null }
/** A refusal whose answer waits for the menu. */
const OF_CHOICES = { ...REFUSAL, problems: [{ code: 'INVALID_CUSTOMIZATION' as const, message: '' }] }

async function refuse(answer: () => Response, refusal: Refusal = REFUSAL) {
	const onMenu = vi.fn()
	const cms = createCmsClient('http://cms.test', async () => answer())
	await readCartChange(cms, CART, refusal, onMenu)
	return onMenu
}
const reply = (headers: HeadersInit = {}) => Response.json({ success: true, data: MENU }, { headers })

it("gives the page the CMS's menu of after each refusal, also where the answer needs none", async () => {
	const refusedAt = Date.now()
	const onMenu = await refuse(reply)
	await vi.waitFor(() => expect(onMenu).toHaveBeenCalledOnce())
	expect(onMenu.mock.calls[0]?.[0].fetchedAt).toBeGreaterThanOrEqual(refusedAt)
})

it.each([
	['that the service worker has kept from before', () => reply({ [CACHED_AT_HEADER]: '1000' })],
	['that could not be had', () => new Response(null, { status: 503 })],
])('gives the page no menu %s', async (_, answer) => {
	const onMenu = await refuse(answer, OF_CHOICES)
	expect(onMenu).not.toHaveBeenCalled()
})
