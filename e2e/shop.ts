import type { Branch, Product } from '@app/contract/menu'
import { STORAGE_KEYS } from '@app/contract/records'
import { english, type Language } from '@app/language/language'
import { inLanguage } from '@app/language/tags'
import { expect, type Page } from '@playwright/test'
import { cartWith, storeRecords } from './records.ts'

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

	/** What the customer reads the storefront in. */
	readonly language: Language

	constructor(page: Page, language = english) {
		this.page = page
		this.language = language
	}

	/** Opens a page and waits until the loader has gone, as a customer does. */
	async open(path: string): Promise<void> {
		await this.page.goto(inLanguage(this.language.tag, path))
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
		return this.page.getByRole('region', { name: this.language.t('Menu (food)') })
	}

	get sheet() {
		return this.page.getByRole('dialog')
	}

	/** Of the open product; its price stands behind it. */
	get addButton() {
		return this.sheet.getByRole('button', { name: new RegExp(`^${this.language.t('Add to cart')}`) })
	}

	/** A choice of the open product; its price stands behind its name. */
	choice(name: string) {
		return this.sheet.getByLabel(name).first()
	}

	/** Opens a product, ticks what is wished for and puts it into the cart. */
	async add(product: string, wishes: string[] = []): Promise<void> {
		await this.menu.getByRole('link', { name: product, exact: true }).click()
		for (const wish of wishes) await this.choice(wish).check()
		await this.addButton.click()
		await expect(this.sheet).toBeHidden()
	}

	/** Loads the cart's page, as a link from elsewhere or a reload does. */
	async openCart(): Promise<void> {
		await this.open('/order/cart')
		await expect(this.page.getByRole('heading', { name: this.language.t('Your cart') })).toBeVisible()
	}

	/** The cart's link while something is in it. */
	get #someInCart() {
		const forms = { one: 'Cart, {count} item', other: 'Cart, {count} items' } as const
		return new RegExp(`^${this.language.plural(0, forms).split('0')[0]}[1-9]`)
	}

	/** From the menu to the cart with something in it: by its link, without loading a page. */
	async goToCart(): Promise<void> {
		await this.page.getByRole('link', { name: this.#someInCart }).filter({ visible: true }).first().click()
		await expect(this.page.getByRole('heading', { name: this.language.t('Your cart') })).toBeVisible()
	}

	async introduce(): Promise<void> {
		const { t } = this.language
		await this.page.getByLabel(t('First name')).fill('Aoife')
		await this.page.getByLabel(t('Last name')).fill('Byrne')
		await this.page.getByLabel(t('Email')).fill(this.email)
		await this.page.getByLabel(t('Phone')).fill('+353 85 123 4567')
	}

	/** From the cart to the card form. */
	async checkout(): Promise<void> {
		await this.page.getByRole('button', { name: this.language.t('Checkout') }).click()
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

	/** The card form, for somebody whose cart and name the device has kept: for journeys that begin there. */
	async comeBackToPay(branch: Branch, product: Product): Promise<void> {
		await storeRecords(this.page, { [STORAGE_KEYS.cart]: cartWith(branch, product, this.email) })
		await this.openCart()
		await this.checkout()
	}

	get payButton() {
		return this.page.getByRole('button', { name: new RegExp(`^${this.language.t('Pay {amount}', { amount: '.*' })}`) })
	}

	async fillCard(number: string): Promise<void> {
		const { t } = this.language
		await this.page.getByLabel(t('Card number')).fill(number)
		await this.page.getByLabel(t('Expiry date')).fill('12/34')
		await this.page.getByLabel(t('Security code')).fill('123')
		await this.page.getByLabel(t('Name on card')).fill('Aoife Byrne')
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
			.getByRole('link', { name: this.language.t('Follow your order') })
			.first()
			.click()
		await expect(this.page).toHaveURL(/\/track\//)
	}
}
