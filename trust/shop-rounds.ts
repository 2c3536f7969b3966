import { afterAll, beforeAll, describe } from 'vitest'
import { testCarts } from './carts.ts'
import { testCoupons } from './coupons.ts'
import { testCrashes } from './crashes.ts'
import { testEventOrders } from './event-orders.ts'
import { testFreeOrders } from './free-orders.ts'
import { testIdempotency } from './idempotency.ts'
import { testKitchen } from './kitchen.ts'
import { testKitchenStop } from './kitchen-stop.ts'
import { testLockOrder } from './lock-order.ts'
import { testRandomWalks } from './random-walks.ts'
import type { Shop } from './shops.ts'
import { testSlots } from './slots.ts'
import { testStock } from './stock.ts'
import { testWebhooks } from './webhooks.ts'

/** Every round against one running shop. It is killed and started again on the way, as shops are. */
export function describeShop(database: string, open: () => Promise<Shop>): void {
	let opened: Shop
	const shop = () => opened
	describe(`A shop on ${database}`, () => {
		beforeAll(async () => {
			opened = await open()
		})
		afterAll(() => opened?.close())

		testStock(shop)
		testSlots(shop)
		testCoupons(shop)
		testKitchen(shop)
		testKitchenStop(shop)
		testFreeOrders(shop)
		testIdempotency(shop)
		testWebhooks(shop)
		testEventOrders(shop)
		testCarts(shop)
		testRandomWalks(shop)
		testCrashes(shop)
		// SQLite has one writer, which waits for nobody.
		if (database === 'PostgreSQL') testLockOrder(shop)
	})
}
