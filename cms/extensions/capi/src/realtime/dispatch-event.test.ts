import { beforeEach, expect, it } from 'vitest'
import { dispatchEvent, type ItemsEvent, type Subscription } from './dispatch-event.ts'

type Who = Subscription['client']['accountability']
const CUSTOMER = ['customer']
const guest: Who = null
const customer = (user: string): Who => ({ user, roles: CUSTOMER, admin: false, app: false })
const staff = (user: string): Who => ({ user, roles: ['staff'], admin: false, app: true })

let readings: Subscription[]
let delivered: Subscription[]
let received: { data?: unknown }[]
let failed: unknown[]
beforeEach(() => {
	readings = []
	delivered = []
	received = []
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
			send(subscription, message) {
				delivered.push(subscription)
				received.push(message)
			},
			fail: (_subscription, error) => void failed.push(error),
		},
	)

it('is read once for a thousand guests who ask for the same, and once more for customers', async () => {
	const crowd = [
		...Array.from({ length: 1_000 }, () => follow(guest)),
		...['a', 'b', 'c'].map((user) => follow(customer(user))),
	]
	await tell(crowd)
	expect([readings.length, delivered.length]).toEqual([2, 1_003])
})

it('is read twice at most for guests, whatever fields and items a thousand of them ask for', async () => {
	const crowd = Array.from({ length: 1_000 }, (_, index) =>
		follow(guest, { query: { fields: ['id', `field_${index}`] }, ...(index % 2 && { item: '7' }) }),
	)
	await tell([...crowd, follow(guest), follow(guest, { query: { fields: ['id'] } })])
	expect(readings.map(({ query, item }) => [query, item])).toEqual([
		[{ fields: ['*'] }, undefined],
		[{ fields: ['id'] }, undefined],
	])
	expect(delivered).toHaveLength(1_002)
})

it('tells each the fields and the item that it asked for', async () => {
	const rows = [
		{ id: 7, title: 'Docks', kitchen: 'open' },
		{ id: 8, title: 'Hill', kitchen: 'full' },
	]
	const all = follow(guest)
	const titles = follow(guest, { query: { fields: ['title'] } })
	const one = follow(guest, { item: '8', query: { fields: ['kitchen'] } })
	const hidden = follow(guest, { item: '9' })
	await tell([all, titles, one, hidden], { keys: [7, 8, 9] }, rows)
	expect(delivered).toEqual([all, titles, one])
	expect(received.map(({ data }) => data)).toEqual([rows, [{ title: 'Docks' }, { title: 'Hill' }], { kitchen: 'full' }])
})

it('tells the keys of what is gone', async () => {
	await tell([follow(guest, { query: { fields: ['title'] } }), follow(guest, { item: '7' })], { action: 'delete' }, [7])
	expect(received.map(({ data }) => data)).toEqual([[7], '7'])
})

it('is read for each of the staff as they have asked', async () => {
	const query = { fields: ['lines.name'] }
	await tell([
		follow(staff('x'), { query }),
		follow(staff('x'), { query }),
		follow(staff('y')),
		follow(staff('y'), { item: '7' }),
	])
	expect([readings.length, delivered.length]).toEqual([3, 4])
	expect(readings[0]!.query).toBe(query)
})

it('reaches who asked for this item and this kind of event', async () => {
	const wanted = [follow(guest, { item: '7' }), follow(guest, { event: 'update' })]
	const others = [follow(guest, { item: '8' }), follow(guest, { event: 'create' })]
	await tell([...others, ...wanted])
	expect(delivered).toEqual(wanted)
	delivered = []
	await tell([follow(guest, { item: '9' })], { action: 'create', keys: undefined, key: 9 }, [{ id: 9 }])
	expect(delivered).toHaveLength(1)
})

it('of an order is for its customer and for staff, and read for nobody else', async () => {
	const [hers, his, kitchen] = [customer('owner of 7'), customer('somebody'), staff('cook')].map((who) =>
		follow(who, { collection: 'orders' }),
	) as [Subscription, Subscription, Subscription]
	await tell([his, hers, kitchen])
	expect(readings.map(({ client }) => client)).toEqual([hers.client, kitchen.client])
	expect(delivered).toEqual([hers, kitchen])
})

it('says nothing where the reader may see nothing, and fails for each follower by itself', async () => {
	await tell([follow(guest)], {}, [])
	expect(delivered).toEqual([])
	await tell([follow(guest), follow(guest)], {}, new Error('no database'))
	expect(failed).toHaveLength(2)
})
