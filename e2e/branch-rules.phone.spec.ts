import type { PersistedCart } from '@app/contract/records'
import { readStored } from './records.ts'
import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

const CLOSED = 'is currently closed. Your cart has been cleared.'
const DINE_IN = 'is only accepting dine-in orders right now. Your cart has been cleared.'

/** What staff change at a branch, and what its customers are told (specification, section 8). */
const RULES = [
	{ event: 'closes', change: { opening_hours: [] }, text: CLOSED },
	{ event: 'only serves at its tables', change: { kitchen_status: 'dine_in_only' }, text: DINE_IN },
	{ event: 'closes its kitchen', change: { kitchen_status: 'kitchen_closed' }, text: DINE_IN },
	{
		event: 'stops online orders',
		change: { can_order_online: false },
		text: 'is not accepting online orders right now. Your cart has been cleared.',
	},
	{
		event: 'is unpublished',
		change: { status: 'draft' },
		// Nobody is told of what they may not see: the page asks each minute.
		isAsked: true,
		text: 'is not available right now. Please select another branch to continue.',
	},
] as const

for (const [index, { event, change, text, ...rule }] of RULES.entries()) {
	test(`a branch that ${event} clears the cart and says why`, async ({ page, staff }) => {
		// A branch for this test alone: the journeys share one shop.
		const title = `Test Kitchen ${crypto.randomUUID().slice(0, 8)}`
		const { products } = await alwaysOpenBranch()
		const branch = await staff.openBranch(title, products.slice(0, 2))
		const shop = new Shop(page)
		const notice = page.getByRole('dialog', { name: 'Branch Unavailable' })
		if ('isAsked' in rule) await page.clock.install()
		await shop.chooseBranch(title)
		await shop.add(products[0]!.name)
		// Half of them while the menu stays open, half at the next start.
		const isOpen = index % 2 === 0
		if (!isOpen) await page.goto('/healthz')
		await staff.updateBranch(branch, change)
		if (!isOpen) await shop.open('/order')
		else if ('isAsked' in rule) await page.clock.fastForward(60_000)
		await expect(notice).toBeVisible()
		await expect(notice).toContainText(`${title} ${text}`)
		await notice.getByRole('button', { name: 'Continue Shopping' }).click()
		// The other branches would cook it.
		await page.getByRole('button', { name: 'No, thanks' }).click()
		await expect(page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeAttached()

		await expect(page.getByRole('region', { name: 'Branches' })).toBeVisible()
		expect(await readStored<PersistedCart>(page, 'cart-state')).toMatchObject({ items: [], branch: null })
		await staff.updateBranch(branch, { status: 'draft' })
	})
}
