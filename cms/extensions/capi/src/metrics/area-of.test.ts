import { expect, it } from 'vitest'
import { areaOf } from './area-of.ts'

it.each([
	['/capi/shop/menu-test', 'menu'],
	['/capi/shop/branches?x=1', 'menu'],
	['/capi/system/word', 'status'],
	['/capi/shop/orders', 'orders'],
	['/capi/shop/orders/abc/events', 'streams'],
	['/capi/shop/quote', 'shop'],
	['/capi/payments/sessions', 'payments'],
	['/capi/push/subscribe', 'push'],
	['/capi/system/tech', 'system'],
	['/auth/login', 'accounts'],
	['/users/me', 'accounts'],
	['/items/settings', 'items'],
	['/assets/0c1d?key=thumbnail', 'assets'],
	['/admin/', 'admin'],
	['/wp-login.php', 'other'],
	['/capi/nothing', 'other'],
	['', 'other'],
])('%s is counted as %s', (target, area) => expect(areaOf(target)).toBe(area))
