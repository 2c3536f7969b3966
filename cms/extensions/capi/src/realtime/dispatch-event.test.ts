import { beforeEach, expect, it } from 'vitest'
import { dispatchEvent, type ItemsEvent, type Subscription } from './dispatch-event.ts'

type Who = Subscription['client']['accountability']
const CUSTOMER = ['customer']
const guest: Who = null
const customer = (user: string): Who => ({ user, roles: CUSTOMER, admin: false, app: false })
const staff = (user: string): Who => ({ user, roles: ['staff'], admin: false, app: true })

let readings: Subscription[]
let told: Subscription[]
let failed: unknown[]
beforeEach(() => {
	readings = []
	told = []
	failed = []
})

const follow = (accountability: Who, fields: Partial<Subscription> = {}): Subscription => ({
	client: { accountability },
	collection: 'branches',
	...fields,
})
const tell = (subscriptions: Subscription[], fields: Partial<ItemsEvent> = {}, data: unknown = [{ id: 7 }]) =>
	dispatchEvent(
		subscriptions,
		{ collection: subscriptions[0]!.collection, action: 'update', keys: [7], ...fields },
		{
			async read(subscription) {
				readings.push(subscription)
				if (data instanceof Error) throw data
				return { event: 'update', data }
			},
			ownersOf: async (orders) => new Set(orders.map((order) => `owner of ${order}`)),
			send: (subscription) => void told.push(subscription),
			fail: (_subscription, error) => void failed.push(error),
		},
	)

it('is read once for a thousand guests who ask for the same, and once more for customers', async () => {
	const crowd = [
		...Array.from({ length: 1_000 }, () => follow(guest)),
		...['a', 'b', 'c'].map((user) => follow(customer(user))),
	]
	await tell(crowd)
	expect([readings.length, told.length]).toEqual([2, 1_003])
})

it('is read for each other question, and for each of the staff', async () => {
	const query = { fields: ['id'] }
	const askers = [follow(guest), follow(guest, { query }), follow(guest, { query: { fields: ['id'] } })]
	await tell([...askers, follow(staff('x')), follow(staff('y')), follow(guest, { item: '7' })])
	expect([readings.length, told.length]).toEqual([5, 6])
})

it('reaches who asked for this item and this kind of event', async () => {
	const wanted = [follow(guest, { item: '7' }), follow(guest, { event: 'update' })]
	const others = [follow(guest, { item: '8' }), follow(guest, { event: 'create' })]
	await tell([...others, ...wanted])
	expect(told).toEqual(wanted)
	told = []
	await tell([follow(guest, { item: '9' })], { action: 'create', keys: undefined, key: 9 })
	expect(told).toHaveLength(1)
})

it('of an order is for its customer and for staff, and read for nobody else', async () => {
	const [hers, his, kitchen] = [customer('owner of 7'), customer('somebody'), staff('cook')].map((who) =>
		follow(who, { collection: 'orders' }),
	) as [Subscription, Subscription, Subscription]
	await tell([his, hers, kitchen])
	expect([readings, told]).toEqual([
		[hers, kitchen],
		[hers, kitchen],
	])
})

it('says nothing where the reader may see nothing, and fails for each follower by itself', async () => {
	await tell([follow(guest)], {}, [])
	expect(told).toEqual([])
	await tell([follow(guest), follow(guest)], {}, new Error('no database'))
	expect(failed).toHaveLength(2)
})
