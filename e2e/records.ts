import { TOKEN_EXPIRED_AT_COOKIE } from '@app/contract/account'
import type { Branch, Product } from '@app/contract/menu'
import type { CreatedOrder } from '@app/contract/orders'
import { type PaymentTrackingRecord, type PersistedCart, STORAGE_KEYS, StoredBranchSchema } from '@app/contract/records'
import { EMPTY_CART } from '@app/domain/cart/cart'
import { makeCartItem } from '@app/domain/cart/cart-item'
import { defaultSelections } from '@app/domain/menu/customization'
import type { Page } from '@playwright/test'
import * as v from 'valibot'

/** A stored cart with one piece of a product as it comes. */
export function cartWith(branch: Branch, product: Product, email: string): PersistedCart {
	const line = { product, branch, currency: branch.currency, count: 1, requests: [], note: '' }
	return {
		...EMPTY_CART,
		items: [makeCartItem({ ...line, selections: defaultSelections(product) })],
		branch: v.parse(StoredBranchSchema, branch),
		guestInfo: { first_name: 'Aoife', last_name: 'Byrne', email, phone: '+353 85 123 4567' },
	}
}

/** The stored tracking of a payment that was left in the middle. */
export function unfinishedPayment(order: CreatedOrder, startedAt: number): PaymentTrackingRecord {
	return {
		currentOrderRef: order.reference,
		currentOrderId: String(order.id),
		paymentStatus: 'processing',
		completedPayment: null,
		paymentStartTime: startedAt,
		lastSaved: startedAt,
	}
}

/** Fills the browser's storage before the app runs; a text is stored as it is, everything else as JSON. */
export async function storeRecords(page: Page, records: Record<string, unknown>): Promise<void> {
	await page.goto('/healthz')
	await page.evaluate((all) => {
		for (const [key, record] of Object.entries(all)) {
			localStorage.setItem(key, typeof record === 'string' ? record : JSON.stringify(record))
		}
	}, records)
}

/** What the browser has stored under a key, null for nothing. */
export async function readStored<T = unknown>(page: Page, key: string): Promise<T | null> {
	return JSON.parse(await page.evaluate((name) => localStorage.getItem(name) ?? 'null', key)) as T | null
}

const RUN_OUT_TOKEN = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjF9.x'

/**
 * Leaves the sign-in that is stored with an access token past its own end, in the record and in the cookies, as if an
 * hour had gone by.
 */
export async function runOutSignIn(page: Page): Promise<void> {
	await page.goto('/healthz')
	const names = { record: STORAGE_KEYS.auth, end: TOKEN_EXPIRED_AT_COOKIE, token: RUN_OUT_TOKEN }
	await page.evaluate(({ record, end, token }) => {
		const stored = JSON.parse(localStorage.getItem(record) ?? '{}')
		localStorage.setItem(record, JSON.stringify({ ...stored, access_token: token }))
		// biome-ignore lint/suspicious/noDocumentCookie: as the storefront itself writes them.
		for (const cookie of [`${end}=1`, `auth_access_token=${token}`]) document.cookie = `${cookie}; path=/`
	}, names)
}
