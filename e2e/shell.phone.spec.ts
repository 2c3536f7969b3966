import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

test('a page that does not exist is a 404 with a way home', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const response = await page.goto('/no-such-burger')
	expect(response?.status()).toBe(404)
	await new Shop(page).isLive()
	await expect(page.getByRole('heading', { name: 'FOUR OH FOUR' })).toBeVisible()
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
	await page.getByRole('link', { name: 'Go Home' }).click()
	await expect(page).toHaveURL('/')
})

test('the loader says that we are live and leaves', async ({ page }) => {
	// The last message stays for half a second, so it is written down in the page.
	await page.addInitScript(() => {
		const said: string[] = []
		const timers: [said: string | undefined, delay: number | undefined][] = []
		Object.assign(window, { said, timers })
		const setTimer = window.setTimeout
		window.setTimeout = ((run: () => void, delay?: number) => {
			timers.push([said.at(-1), delay])
			return setTimer(run, delay)
		}) as typeof setTimeout
		new MutationObserver(() => {
			const text = document.querySelector<HTMLElement>('.start-gate [role=status]')?.innerText
			if (text && text !== said.at(-1)) said.push(text)
		}).observe(document, { subtree: true, childList: true, characterData: true })
	})
	await new Shop(page).open('/')
	const { said, timers } = await page.evaluate(() => {
		const { said, timers } = window as unknown as { said: string[]; timers: unknown[] }
		return { said, timers }
	})
	expect(said.length).toBeGreaterThan(1)
	expect(said.at(-1)).toBe('WE ARE LIVE!!')
	expect(timers).toContainEqual(['WE ARE LIVE!!', 500])
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the loader begins with another message each time and turns them without any script of the app', async ({
	page,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	await page.route('**/assets/*.js', (route) => route.abort())
	const shown = page.locator('.loader-message').filter({ visible: true })
	const first: (string | null)[] = []
	for (const _ of [1, 2]) {
		await page.goto('/')
		first.push(await shown.textContent())
	}
	expect(first[1]).not.toBe(first[0])
	await expect(shown).not.toHaveText(first[1]!)
	await expect(shown).toHaveCount(1)
})

test('payment and success pages without a payment lead back to the cart', async ({ page }) => {
	for (const path of [
		'/checkout/payment',
		'/checkout/payment-original',
		'/checkout/success',
		'/checkout/success?ref=A&payment_ref=B',
	]) {
		await page.goto(path)
		await expect(page).toHaveURL('/order/cart')
	}
})

test('an unknown order cannot be tracked', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	expect((await page.goto('/track/not-an-order'))?.status()).toBe(404)
})

test('no request leaves the shop’s own two addresses', async ({ page }) => {
	const strangers: string[] = []
	page.on('request', (request) => {
		const { hostname, protocol } = new URL(request.url())
		if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.push(request.url())
	})
	const shop = new Shop(page)
	await shop.open('/')
	await shop.open('/order')
	await shop.open('/status')
	expect(strangers).toEqual([])
})

test('the header of a phone has news, order now, the cart and the account, and fits', async ({ page }) => {
	for (const [path, names] of [
		['/', ['News', 'Order now', 'Cart, 0 items', 'Account: sign in']],
		['/de', ['Neues', 'Bestellen']],
	] as const) {
		await new Shop(page).open(path)
		const header = page.locator('.site-header')
		for (const name of names) await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
	}
})
