import { nextMail } from '../scripts/mail-folder.ts'
import { findAxeViolations } from './axe.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test('a guest’s paid order is cancelled where it was placed, and elsewhere with the mailed code', async ({
	page,
	browser,
	baseURL,
	contextOptions,
	varDir,
	watch,
	allowFailedLoads,
}) => {
	// The wrong code is refused.
	allowFailedLoads()
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.comeBackToPay(branch, products[0]!)
	await shop.payWith(CARDS.pays)
	const reference = await shop.isPaid()
	await shop.follow()
	await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Change this order' })).toBeHidden()

	const elsewhere = await browser.newContext({ ...contextOptions, baseURL, serviceWorkers: 'block' })
	const assertClean = await watch(elsewhere)
	const friend = new Shop(await elsewhere.newPage())
	await friend.open(new URL(page.url()).pathname)
	const form = friend.page.getByRole('region', { name: 'Change this order' })
	await expect(form).toContainText('This order was placed in another browser')
	await expect(form.getByRole('link', { name: 'Call the branch' })).toHaveAttribute('href', /^tel:/)
	await expect(friend.page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
	expect(await findAxeViolations(friend.page)).toEqual([])

	await form.getByRole('button', { name: 'I have a code' }).click()
	await expect(form.getByLabel('One-time code')).toBeFocused()
	await friend.page.reload()
	await form.getByRole('button', { name: 'Send the code' }).click()
	const field = form.getByLabel('One-time code')
	await expect(field).toBeFocused()
	await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
	const { text } = await nextMail(varDir, shop.email, { subject: `Your code for order ${reference}` })
	const code = /^\d{6}$/m.exec(text)![0]
	// A phone may throw the page away while its owner reads the mail.
	await friend.page.reload()
	await expect(form).toContainText('Enter the code that we mailed to the order’s address.')
	await expect(form.getByRole('button', { name: 'Send another code' })).toBeVisible()
	await expect(form.getByRole('button', { name: 'Send the code' })).toBeHidden()
	await expect(field).not.toBeFocused()
	await field.fill('12')
	await form.getByRole('button', { name: 'Confirm the code' }).click()
	await expect(field).toHaveAccessibleDescription(/Enter the six digits of the code\./)
	await field.fill(code === '000000' ? '000001' : '000000')
	await field.press('Enter')
	await expect(field).toHaveAccessibleDescription(/This code is not right/)
	await expect(field).toBeFocused()
	expect(await findAxeViolations(friend.page)).toEqual([])

	await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
	await field.press('Enter')
	await expect(friend.page.getByRole('main')).toBeFocused()
	await expect(form).toBeHidden()
	await friend.page.reload()
	await friend.page.getByRole('button', { name: 'Cancel order' }).click()
	await friend.sheet.getByRole('button', { name: 'Yes, cancel it' }).click()
	for (const { page: either } of [friend, shop]) {
		await expect(either.getByRole('heading', { level: 1 })).toHaveText('Order cancelled')
	}
	await assertClean()
	await elsewhere.close()
})
