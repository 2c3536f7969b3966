import { expect, type Locator } from '@playwright/test'
import { type Account, PASSWORD } from './accounts.ts'
import { Shop } from './shop.ts'

/** Somebody with an account in front of the storefront. */
export class Member extends Shop {
	get password(): Locator {
		return this.page.getByLabel(this.language.t('Password'), { exact: true })
	}

	async fillSignIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
		const { t } = this.language
		await this.page.getByLabel(t('Email')).fill(email)
		await this.password.fill(password)
		await this.page.getByRole('button', { name: t('Sign in'), exact: true }).click()
	}

	/** From the sign-in page to the settings. */
	async signIn(account: Pick<Account, 'email' | 'password' | 'first_name'>): Promise<void> {
		await this.open('/auth/login?returnTo=/settings')
		await this.fillSignIn(account)
		await this.isWelcome(account.first_name)
	}

	async isWelcome(name: string): Promise<void> {
		await expect(this.page).toHaveURL(/\/settings$/)
		await expect(this.page.getByRole('heading', { name: this.language.t('Welcome {name}', { name }) })).toBeVisible()
	}

	async signOut(): Promise<void> {
		await this.page.getByRole('button', { name: 'Sign out' }).click()
		await expect(this.page).toHaveURL(/\/auth\/login/)
	}

	/** The way to the account: the header's, or the bottom navigation's where there is no header. */
	get accountLink(): Locator {
		return this.page
			.getByRole('link', { name: /^Account/ })
			.filter({ visible: true })
			.first()
	}

	async isSignedIn(): Promise<void> {
		await expect(this.accountLink).toHaveAttribute('href', '/settings')
	}

	async isGuest(): Promise<void> {
		await expect(this.accountLink).toHaveAttribute('href', '/auth/login')
	}

	/** From the success page of an order to the payment of the same once more; who it is for is known by now. */
	async orderAgain(product: string): Promise<void> {
		await this.open('/order')
		await this.add(product)
		await this.goToCart()
		await this.page.getByLabel('Phone').fill('+353 85 123 4567')
		await this.checkout()
	}

	/** Fills the registration and sends it. */
	async register(email: string, password = PASSWORD): Promise<void> {
		await this.open('/auth/register')
		await this.page.getByLabel('First name').fill('Aoife')
		await this.page.getByLabel('Last name').fill('Byrne')
		await this.page.getByLabel('Email').fill(email)
		await this.password.fill(password)
		await this.page.getByRole('button', { name: 'Create account' }).click()
	}
}
