import { createAccount } from './accounts.ts'
import { findAxeViolations } from './axe.ts'
import { Member } from './member.ts'
import { CARDS } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

const visa = (last4: string) => `Visa ending in ${last4}`

async function addCard(member: Member, number: string): Promise<void> {
	await member.page.getByRole('button', { name: 'Add a card' }).click()
	await member.fillCard(number)
	await member.page.getByRole('button', { name: 'Save card' }).click()
	await expect(member.page.getByRole('dialog', { name: 'Add a card' })).toBeHidden()
}

test('a customer keeps cards: adds, prefers and removes them', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const member = new Member(page)
	await member.signIn(await createAccount())
	await member.open('/settings/cards')
	await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible()
	await page.getByRole('button', { name: 'Add a card' }).click()
	await member.fillCard('4242 4242 4242 4241')
	await page.getByRole('button', { name: 'Save card' }).click()
	await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true')
	await page.getByRole('button', { name: 'Close' }).click()

	await addCard(member, CARDS.pays)
	await addCard(member, CARDS.asksToConfirm)
	const first = page.getByRole('article', { name: visa('4242') })
	const second = page.getByRole('article', { name: visa('3155') })
	await expect(first.getByText('Default')).toBeVisible()
	await second.getByRole('button', { name: 'Make default' }).click()
	await expect(second.getByText('Default', { exact: true })).toBeVisible()
	await expect(first.getByText('Default', { exact: true })).toHaveCount(0)
	expect(await findAxeViolations(page)).toEqual([])

	await page.getByRole('button', { name: `Remove ${visa('3155')}` }).click()
	await page.getByRole('button', { name: 'Keep it' }).click()
	await page.getByRole('button', { name: `Remove ${visa('3155')}` }).click()
	await page.getByRole('button', { name: 'Remove card' }).click()
	await expect(second).toHaveCount(0)
	await page.reload()
	await member.isLive()
	await expect(first.getByText('Default')).toBeVisible()
	await expect(second).toHaveCount(0)
})

test('a saved card pays with one tap, and one that pays can be saved', async ({ page }) => {
	const { branch, products } = await alwaysOpenBranch()
	const member = new Member(page)
	await member.signIn(await createAccount())
	await member.orderUpToPayment(branch.title, products[0]!.name)
	await member.fillCard(CARDS.pays)
	await page.getByLabel('Save this card for next time').check()
	await member.payButton.click()
	await member.isPaid()

	await member.orderAgain(products[0]!.name)
	await expect(page.getByRole('radio', { name: visa('4242') })).toBeChecked()
	await expect(page.getByLabel('Card number')).toHaveCount(0)
	await page.getByRole('radio', { name: 'Another card' }).check()
	await expect(page.getByLabel('Card number')).toBeVisible()
	await page.getByRole('radio', { name: visa('4242') }).check()
	await member.payButton.click()
	await member.isPaid()
})

test('a guest is offered no saving', async ({ page }) => {
	const { branch, products } = await alwaysOpenBranch()
	const member = new Member(page)
	await member.comeBackToPay(branch, products[0]!)
	await expect(page.getByLabel('Card number')).toBeVisible()
	await expect(page.getByLabel('Save this card for next time')).toHaveCount(0)
})
