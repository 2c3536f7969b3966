import { STORAGE_KEYS } from '@app/contract/records'
import { cartWith, readStored, storeRecords } from './records.ts'
import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'
import { placeOrder } from './till.ts'

// Each test changes a product that no other journey buys: the journeys share one shop.
const product = async (index: number) => {
	const { branch, products } = await alwaysOpenBranch()
	return { branch, product: products.at(index)! }
}

test('a price that staff change between cart and checkout is shown before anything is charged', async ({
	page,
	staff,
	allowFailedLoads,
}, { project }) => {
	allowFailedLoads()
	const { branch, product: changed } = await product(project.name === 'phone' ? -1 : -2)
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(changed.name)
	await shop.goToCart()
	await shop.introduce()
	await staff.setPrice(changed.id, changed.price + 1)

	await page.getByRole('button', { name: 'Checkout' }).click()
	await expect(shop.sheet).toContainText((changed.price + 1).toFixed(2))
	expect(await staff.countOrders(shop.email)).toBe(0)
	await shop.sheet.getByRole('button', { name: 'Update my cart' }).click()
	await shop.checkout()
	await expect(shop.payButton).toContainText((changed.price + 1).toFixed(2))
})

/** A dish with an extra and a required size that no other journey orders. */
async function customisable() {
	const { branch, products } = await alwaysOpenBranch()
	const dishes = products.flatMap((dish) => {
		const extras = dish.customization_options.find(({ single, removal, required }) => !single && !removal && !required)
		const sizes = dish.customization_options.find(({ attribute_id }) => attribute_id === 12)
		const [extra] = extras?.values.filter(({ available }) => available) ?? []
		const size = sizes?.values.filter(({ available }) => available).at(1)
		return extra && size ? [{ dish, extra, size }] : []
	})
	return { branch, ...dishes.at(-2)! }
}

test('an extra that sells out leaves the dish, which the cart shows before Checkout and which can be undone', async ({
	page,
	staff,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const { branch, dish, extra, size } = await customisable()
	const shop = new Shop(page)
	const line = page.getByRole('region', { name: 'Cart' }).getByRole('listitem').filter({ hasText: dish.name })
	await shop.chooseBranch(branch.title)
	await shop.add(dish.name, [size.name, extra.name])
	await shop.goToCart()
	await shop.introduce()
	const setAvailable = (id: number, available: boolean) => staff.change('product_option_values', id, { available })
	// The storefront's server may hear of the change only after the shop's refusal: here it does not hear of it at all.
	const old = await page.request.get('/order/cart.data')
	await page.route('**/order/cart.data*', (route) => route.fulfill({ response: old }))
	await setAvailable(extra.template_attribute_value_id, false)

	await page.getByRole('button', { name: 'Checkout' }).click()
	await expect(shop.sheet).toContainText(`${dish.name} comes without ${extra.name}, which is not available.`)
	await expect(shop.sheet).toContainText((dish.price + size.price_extra).toFixed(2))
	await shop.sheet.getByRole('button', { name: 'Not now' }).click()
	await expect(line).toContainText(`${extra.name} is not available right now.`)
	await page.unroute('**/order/cart.data*')

	await test.step('after a reload the cart shows it at the line', async () => {
		await page.reload()
		await expect(line).toContainText(`${extra.name} is not available right now.`)
		await line.getByRole('button', { name: 'Leave it out' }).click()
		await expect(line).not.toContainText(extra.name)
		await page.getByRole('button', { name: 'Undo' }).click()
		await expect(line).toContainText(`${extra.name} is not available right now.`)
	})

	await test.step('a required choice that is gone waits for another one', async () => {
		await setAvailable(size.template_attribute_value_id, false)
		await page.getByRole('button', { name: 'Checkout' }).click()
		await expect(shop.sheet).toContainText(`${size.name}, ${extra.name} is not available for ${dish.name}.`)
		await shop.sheet.getByRole('button', { name: 'Choose again' }).click()
		await expect(shop.sheet.getByRole('heading', { name: dish.name })).toBeVisible()
		await expect(shop.sheet).toContainText('Not everything you chose is available right now.')
		await shop
			.choice(dish.customization_options.find(({ attribute_id }) => attribute_id === 12)!.values[0]!.name)
			.check()
		await shop.sheet.getByRole('button', { name: /^Update/ }).click()
		await expect(shop.sheet).toBeHidden()
		await expect(line).not.toContainText('not available')
		await shop.checkout()
		await expect(shop.payButton).toContainText(dish.price.toFixed(2))
	})
})

test('a pickup time that somebody else has taken is taken off, named with its day, and not offered again', async ({
	page,
	staff,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const { branch: always, product: dish } = await product(0)
	const title = `Busy Counter ${crypto.randomUUID().slice(0, 8)}`
	const branch = await staff.openBranch(title, [dish])
	await staff.updateBranch(branch, { slot_capacity: 1 })
	const shop = new Shop(page)
	await shop.chooseBranch(title)
	await shop.add(dish.name)
	await shop.goToCart()
	await shop.introduce()
	await page.getByText('At a time I choose').click()
	await page.getByLabel('Day', { exact: true }).selectOption('Tomorrow')
	await page.getByText('18:30', { exact: true }).click()
	await expect(page.getByText(/^Pickup on \w+, \d+ \w+ at 18:30\.$/)).toBeVisible()
	const pickup = (await readStored<{ time: string }>(page, STORAGE_KEYS.pickup))!
	const other = cartWith(always, dish, 'other@example.com')
	await placeOrder(
		{ ...other, branch: { ...other.branch!, id: String(branch) } },
		{ pickup_type: 'later', pickup_time: pickup.time },
	)

	await page.getByRole('button', { name: 'Checkout' }).click()
	await shop.sheet.getByRole('button', { name: 'Not now' }).click()
	await expect(page.getByText(/, 18:30 is not free any more\. Please choose another time\./)).toBeVisible()
	await expect(page.getByLabel('18:30', { exact: true })).toBeDisabled()
	await expect(page.getByLabel('18:30', { exact: true })).not.toBeChecked()
	await page.getByText('18:45', { exact: true }).click()
	await shop.checkout()

	await test.step('the slot that the cart’s own unpaid order holds stays chosen on the way back', async () => {
		await shop.openCart()
		await expect(page.getByLabel('18:45', { exact: true })).toBeChecked()
		await shop.checkout()
	})
})

test('a chosen day that passes while the cart is open is taken off with a sentence', async ({
	page,
	allowFailedLoads,
}) => {
	// Requests are given up where the clock jumps.
	allowFailedLoads()
	const { branch, products } = await alwaysOpenBranch()
	await page.clock.install()
	await storeRecords(page, { [STORAGE_KEYS.cart]: cartWith(branch, products[0]!, 'guest@example.com') })
	const shop = new Shop(page)
	await shop.openCart()
	await page.getByText('At a time I choose').click()
	await page.getByLabel('Day', { exact: true }).selectOption('Tomorrow')
	await page.getByText('18:30', { exact: true }).click()
	await page.clock.fastForward('48:00:00')
	await expect(page.getByText(/, 18:30 is over\. Please choose another time\./)).toBeVisible()
	await expect(page.getByLabel('Day', { exact: true }).locator('option:checked')).toHaveText('Today')
	expect(await readStored(page, STORAGE_KEYS.pickup)).toMatchObject({ time: null })
})

test('what sells out leaves the cart with a notice', async ({ page, staff }, { project }) => {
	const { branch, product: gone } = await product(project.name === 'phone' ? -3 : -4)
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(gone.name)
	// Away from the shop: at the next start it is found out.
	await page.goto('/healthz')
	await staff.setSoldOut(branch.id, gone.id, true)
	// The page may be of a moment ago: then the realtime link's first question finds it out.
	await shop.open('/order')
	await expect(page.getByText('Items Removed')).toBeVisible()
	await expect(page.getByText(`${gone.name} removed from cart (out of stock)`)).toBeVisible()
	await page.getByRole('dialog', { name: 'Items Removed' }).getByRole('button', { name: 'Continue Shopping' }).click()
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect(page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeAttached()
})
