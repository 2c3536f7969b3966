import { DEVICE_KEYS } from '@app/contract/device'
import type { Page } from '@playwright/test'
import { test as testInWindow } from './app-window.ts'
import { findAxeViolations } from './axe.ts'
import { readDeviceDatabase, runInMinimalUi } from './installed.ts'
import { Keyboard } from './keyboard.ts'
import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

for (const each of [test, testInWindow]) each.use({ isFirstVisit: true })

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Big Dill' })
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
/** The same without a finger: on with Tab until the button has the focus, then Enter. */
const reach = async (page: Page, name: string) => {
	const hands = new Keyboard(page)
	await hands.walkTo(page.getByRole('dialog').getByRole('button', { name, exact: true }))
	await hands.press('Enter')
}
const cookieBanner = (page: Page) => page.getByRole('button', { name: 'Reject', exact: true })
const looksFine = async (page: Page) => expect.soft(await findAxeViolations(page)).toEqual([])
const title = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name })

/**
 * In the page: names the notification that the browser has shown. Who asks Chromium for its list while one is being
 * shown makes it forget that one.
 */
function tellShownNotifications(): void {
	const show = ServiceWorkerRegistration.prototype.showNotification
	ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
		await show.call(this, title, options)
		document.documentElement.dataset.shown = title
	}
}

/** The steps as a screen reader hears them: what is behind, and where the customer stands. */
const dots = (page: Page) =>
	page
		.getByRole('list', { name: 'Progress' })
		.getByRole('listitem')
		.evaluateAll((items) =>
			items.map((item) => item.textContent + (item.getAttribute('aria-current') ? ' (here)' : '')),
		)

testInWindow.describe('in an installed app', () => {
	testInWindow.use({ serviceWorkers: 'allow', geolocation: { latitude: 53.33, longitude: -6.26, accuracy: 20 } })

	testInWindow(
		'a new customer is asked for place and notifications, led to the sign-in, and never welcomed again',
		async ({ page, context }) => {
			await context.grantPermissions(['geolocation', 'notifications'])
			// A browser that does not tell whether a place may be read, and has not been asked about notifications yet.
			await page.addInitScript(() => {
				Object.defineProperty(navigator, 'permissions', { value: undefined })
				let asked = false
				Object.defineProperty(Notification, 'permission', { get: () => (asked ? 'granted' : 'default') })
				Notification.requestPermission = async () => {
					asked = true
					return 'granted'
				}
			})
			await page.addInitScript(tellShownNotifications)
			await page.goto('/')

			await expect(welcome(page)).toBeVisible()
			await expect(title(page, 'Welcome to Big Dill')).toBeFocused()
			expect(await dots(page)).toEqual(['Welcome (here)', 'Location', 'Notifications', 'Sign In'])
			await page.keyboard.press('Escape')
			await page.keyboard.press('Escape')
			await expect(welcome(page)).toBeVisible()
			await looksFine(page)

			await page.getByRole('button', { name: "Let's Go" }).dblclick()
			await expect(title(page, 'Find your nearest counter')).toBeVisible()
			await expect(page.getByText('Location permission not requested yet')).toBeVisible()
			await looksFine(page)
			await press(page, 'Allow Location')
			await expect(page.getByText('Perfect! Location access granted')).toBeVisible()

			await expect(title(page, 'Push Notifications')).toBeFocused()
			expect(await dots(page)).toEqual(['Welcomecompleted', 'Locationcompleted', 'Notifications (here)', 'Sign In'])
			await looksFine(page)
			await press(page, 'Enable Notifications')
			await expect(page.getByText('Awesome! Notifications enabled')).toBeVisible()
			await expect(page.locator('html')).toHaveAttribute('data-shown', 'Welcome to Big Dill!')
			const listed = () =>
				page.evaluate(async () =>
					(await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
				)
			expect(await listed()).toEqual(['Welcome to Big Dill!'])

			await expect(title(page, 'Almost Ready!')).toBeFocused()
			await looksFine(page)
			await expect(cookieBanner(page)).toBeHidden()
			await press(page, 'Continue to Sign In')
			await expect(page).toHaveURL('/auth/login')
			await expect(page.getByRole('dialog', { name: 'Almost Ready!' })).toBeHidden()
			await expect(cookieBanner(page)).toBeVisible()

			const { onboardingData, deviceInfo } = await readDeviceDatabase(page)
			expect(Object.keys(onboardingData!)).toEqual(['first_run_completed'])
			expect(onboardingData!.first_run_completed).toMatchObject({
				completed: true,
				completedSteps: ['welcome', 'location', 'notifications', 'login-prompt'],
			})
			expect(deviceInfo).toMatchObject({
				detection: { detected: true, displayMode: 'standalone' },
				location: { lat: 53.33, lng: -6.26, accuracy: 20, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) },
				device_id: await page.evaluate(() => JSON.parse(localStorage.getItem('device_id')!)),
			})

			await new Shop(page).open('/')
			await expect(cookieBanner(page)).toBeVisible()
			await expect(welcome(page)).toBeHidden()
		},
	)
})

test('who allows nothing gets through all the same by keyboard alone, also over a reload in the middle and in a second window', async ({
	page,
	context,
}) => {
	// What is not granted beside it is refused.
	await context.grantPermissions(['clipboard-read'])
	await runInMinimalUi(page)
	await page.goto('/order')
	await reach(page, "Let's Go")
	await expect(page.getByText('Location permission was blocked')).toBeVisible()
	await reach(page, 'Allow Location')
	await expect(page.getByRole('alert')).toHaveText('Please enable location access in your browser settings')
	await reach(page, 'Skip for now')
	await expect(page.getByText('Notifications are blocked by your browser.')).toBeVisible()

	const stored = async () => (await readDeviceDatabase(page)).onboardingData?.[DEVICE_KEYS.currentStep]
	await expect.poll(stored).toBe('notifications')
	await page.reload()
	await expect(title(page, 'Push Notifications')).toBeVisible()
	await reach(page, 'Back')
	await expect(title(page, 'Find your nearest counter')).toBeVisible()
	await reach(page, 'Skip for now')
	await expect(title(page, 'Push Notifications')).toBeFocused()
	await reach(page, 'Skip for now')
	await expect(title(page, 'Almost Ready!')).toBeVisible()

	const other = await context.newPage()
	await runInMinimalUi(other)
	await other.goto('/')
	await expect(title(other, 'Almost Ready!')).toBeVisible()
	await press(other, 'Continue to Sign In')
	await expect(other).toHaveURL('/auth/login')
	await page.bringToFront()
	await page.evaluate(() => window.dispatchEvent(new Event('focus')))
	await expect(page.getByRole('dialog')).toBeHidden()
	await expect(page).toHaveURL('/order')
})

testInWindow('a session that cannot be read begins again and says so', async ({ page }) => {
	await page.goto('/robots.txt')
	await page.evaluate(() => localStorage.setItem('pwa_onboarding_session_data', '{"currentStep":"dessert"}'))
	await page.goto('/')
	await expect(welcome(page)).toContainText('could not be picked up')
})

test('nobody is welcomed in a browser tab', async ({ page }) => {
	await new Shop(page).open('/')
	await expect(cookieBanner(page)).toBeVisible()
	await expect(page.getByRole('dialog')).toBeHidden()
})
