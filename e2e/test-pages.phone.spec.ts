import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe.ts'
import { Keyboard } from './keyboard.ts'
import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

/** What went to and fro, the newest first. */
const exchange = (page: Page) => page.getByRole('log', { name: 'Exchange' }).getByRole('listitem')
/** By keyboard alone: on with Tab, then Enter. */
const press = async (page: Page, name: string) => {
	const hands = new Keyboard(page)
	await hands.walkTo(page.getByRole('button', { name, exact: true }))
	await hands.press('Enter')
}

test('a phone number and a coupon are judged by the running server', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const shop = new Shop(page)
	await shop.open('/test/phone')
	await expect(page).toHaveTitle(/^Phone Input Test/)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phone Input Test')
	await page.getByLabel('Phone', { exact: true }).focus()
	await page.keyboard.press('End')
	await page.keyboard.type('871234567')
	await press(page, 'Check on the server')
	await expect(exchange(page).first()).toContainText('"number": "+353871234567"')
	await page.getByLabel('Country').selectOption('gb')
	await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(/^\+44/)
	expect(await findAxeViolations(page)).toEqual([])

	await shop.open('/test/coupon')
	await page.getByLabel('Code').fill('NO-SUCH-CODE')
	await press(page, 'Check coupon')
	await expect(exchange(page).first()).toContainText('COUPON_LOGIN_REQUIRED')
	await expect(exchange(page).nth(1)).toContainText('POST /capi/shop/coupons/check')
	await press(page, 'List my coupons')
	await expect(exchange(page).first()).toContainText('401')
})

test('push, notifications and the websocket of branches show what they send and hear', async ({
	page,

	allowFailedLoads,
}) => {
	allowFailedLoads()
	const shop = new Shop(page)
	const asked: string[] = []
	page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
	await shop.open('/test/push')
	await press(page, 'Read the key')
	await expect(exchange(page).first()).toContainText('public_key')
	await press(page, 'Check status')
	await expect(exchange(page).first()).toContainText('"status"')
	expect(asked).not.toContain('/capi/system/status')
	expect(await findAxeViolations(page)).toEqual([])

	await shop.open('/test/notifications')
	await press(page, 'A yellow toast')
	await expect(exchange(page).first()).toContainText('A yellow toast')
	await expect(page.getByText('Your burgers are on the grill.').first()).toBeVisible()
	await press(page, 'Show a notification')
	await expect(exchange(page).first()).toContainText('Not shown')

	await shop.open('/test/websocket-branches')
	await press(page, 'Connect')
	await expect(page.getByRole('status').filter({ hasText: 'The link is' })).toContainText('CONNECTED')
	await expect(exchange(page).filter({ hasText: '"event": "init"' }).first()).toBeVisible()
	await press(page, 'Ping')
	await expect(exchange(page).filter({ hasText: 'Message pong' }).first()).toBeVisible()
	await press(page, 'Disconnect')
	await expect(page.getByRole('status').filter({ hasText: 'The link is' })).toContainText('DISCONNECTED')
})
