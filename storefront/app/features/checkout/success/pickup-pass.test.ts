import type { TrackedOrder } from '@app/contract/orders'
import type { PickupPass } from '@app/contract/records'
import { afterEach, expect, it, vi } from 'vitest'
import { findPickupPass, forgetOwnPasses, type LabelledOrder, renewPickupPass, savePickupPass } from './pickup-pass.ts'

const pass = (reference: string, ready = '18:42–18:52'): PickupPass => ({
	reference,
	slug: `slug-${reference}`,
	branch: 'Camden Street',
	address: '12 Camden Street Lower, Dublin 2',
	ready,
	promisedUntil: null,
	phone: null,
	savedAt: 1,
	lines: [],
	status: null,
	isOwn: false,
})

function stubStorage(text: string | null = null) {
	let stored = text
	vi.stubGlobal('localStorage', {
		getItem: () => stored,
		setItem: (_: string, next: string) => {
			stored = next
		},
	})
	return () => JSON.parse(stored ?? '[]') as PickupPass[]
}
afterEach(() => {
	vi.unstubAllGlobals()
})

it('keeps the newest ten, and one of each order', () => {
	const read = stubStorage()
	for (let count = 1; count <= 12; count++) savePickupPass(pass(`BD-${count}`))
	savePickupPass(pass('BD-11', '19:00–19:10'))
	expect(read().map(({ reference }) => reference)).toEqual(
		[11, 12, 10, 9, 8, 7, 6, 5, 4, 3].map((count) => `BD-${count}`),
	)
	expect(findPickupPass('BD-11')?.ready).toBe('19:00–19:10')
})

it('finds nothing in a record of another shape', () => {
	stubStorage('{"not":"ours"}')
	expect(findPickupPass('BD-1')).toBeNull()
})

const order = (reference: string, fields: Partial<TrackedOrder> = {}) =>
	({
		reference,
		slug: `slug-${reference}`,
		order_status: 'preparing',
		payment_status: 'paid',
		ready_at: null,
		branch: { title: 'Camden Street', address: '' },
		lines: [{ quantity: 2, name: 'The Original' }],
		...fields,
	}) as TrackedOrder
const words: LabelledOrder = { ready: null, status: 'On the grill' }

it('brings a pass up to date with what was heard of its order, and keeps the ready time that was told', () => {
	stubStorage()
	savePickupPass(pass('BD-1'))
	renewPickupPass(order('BD-1'), words, 50, false)
	expect(findPickupPass('BD-1')).toMatchObject({
		ready: '18:42–18:52',
		savedAt: 1,
		lines: [{ quantity: 2, name: 'The Original' }],
		status: { title: 'On the grill', at: 50, isOver: false },
	})
})

it("keeps a signed-in customer's open order that was paid elsewhere, and nobody else's", () => {
	const read = stubStorage()
	renewPickupPass(order('BD-1'), words, 50, false)
	renewPickupPass(order('BD-2', { order_status: 'completed' }), words, 50, true)
	renewPickupPass(order('BD-3', { payment_status: 'pending' }), words, 50, true)
	renewPickupPass(order('BD-4'), words, 50, true)
	expect(read().map(({ reference }) => reference)).toEqual(['BD-4'])
})

it('forgets what belongs to somebody who was signed in, and keeps a guest’s', () => {
	const read = stubStorage()
	savePickupPass(pass('BD-1'))
	savePickupPass({ ...pass('BD-2'), isOwn: true })
	forgetOwnPasses()
	expect(read().map(({ reference }) => reference)).toEqual(['BD-1'])
})
