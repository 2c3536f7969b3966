import { expect, type Page } from '@playwright/test'

export const CARDS = {
	pays: '4242 4242 4242 4242',
	declines: '4000 0000 0000 0002',
	asksToConfirm: '4000 0025 0000 3155',
} as const

/** A customer in front of the storefront, told in what they do. */
export class Shop {
	readonly page: Page
	/** Each customer has an address of their own, by which a test finds their orders. */
	readonly email = `customer-${crypto.randomUUID()}@example.com`

	constructor(page: Page) {
		this.page = page
	}

	/** Opens a page and waits until the loader has gone, as a customer does. */
	async open(path: string): Promise<void> {
		await this.page.goto(path)
		await this.isLive()
	}

	async isLive(): Promise<void> {
		await expect(this.page.locator('.start-gate')).toHaveCount(0)
	}

	async chooseBranch(title: string): Promise<void> {
		await this.open('/order')
		await this.page.getByRole('button', { name: title }).click()
		await expect(this.menu).toBeVisible()
	}

	get menu() {
		return this.page.getByRole('region', { name: 'Menu' })
	}

	get sheet() {
		return this.page.getByRole('dialog')
	}

	/** A choice of the open product; its price stands behind its name. */
	choice(name: string) {
		return this.sheet.getByLabel(name).first()
	}

	/** Opens a product, ticks what is wished for and puts it into the cart. */
	async add(product: string, wishes: string[] = []): Promise<void> {
		await this.menu.getByRole('link', { name: product, exact: true }).click()
		for (const wish of wishes) await this.choice(wish).check()
		await this.sheet.getByRole('button', { name: /^Add to cart/ }).click()
		await expect(this.sheet).toBeHidden()
	}

	/** Loads the cart's page, as a link from elsewhere or a reload does. */
	async openCart(): Promise<void> {
		await this.open('/order/cart')
		await expect(this.page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
	}

	/** From the menu to the cart with something in it: by its link, without loading a page. */
	async goToCart(): Promise<void> {
		await this.page
			.getByRole('link', { name: /^Cart, [1-9]/ })
			.filter({ visible: true })
			.first()
			.click()
		await expect(this.page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
	}

	async introduce(): Promise<void> {
		await this.page.getByLabel('First name').fill('Aoife')
		await this.page.getByLabel('Last name').fill('Byrne')
		await this.page.getByLabel('Email').fill(this.email)
		await this.page.getByLabel('Phone').fill('+353 85 123 4567')
	}

	/** From the cart to the card form. */
	async checkout(): Promise<void> {
		await this.page.getByRole('button', { name: 'Checkout' }).click()
		await expect(this.payButton).toBeVisible()
	}

	/** Everything up to the card form with one product from a branch. */
	async orderUpToPayment(branch: string, product: string): Promise<void> {
		await this.chooseBranch(branch)
		await this.add(product)
		await this.goToCart()
		await this.introduce()
		await this.checkout()
	}

	get payButton() {
		return this.page.getByRole('button', { name: /^Pay/ })
	}

	async fillCard(number: string): Promise<void> {
		await this.page.getByLabel('Card number').fill(number)
		await this.page.getByLabel('Expiry date').fill('12/34')
		await this.page.getByLabel('Security code').fill('123')
		await this.page.getByLabel('Name on card').fill('Aoife Byrne')
	}

	async payWith(number: string): Promise<void> {
		await this.fillCard(number)
		await this.payButton.click()
	}

	/** The success page; gives the order's reference. */
	async isPaid(): Promise<string> {
		await expect(this.page).toHaveURL(/\/checkout\/success\?ref=/)
		await expect(this.page.getByRole('heading', { name: /Aoife/ })).toBeVisible()
		return new URL(this.page.url()).searchParams.get('ref')!
	}

	async follow(): Promise<void> {
		await this.page
			.getByRole('link', { name: /track|follow/i })
			.first()
			.click()
		await expect(this.page).toHaveURL(/\/track\//)
	}
}
