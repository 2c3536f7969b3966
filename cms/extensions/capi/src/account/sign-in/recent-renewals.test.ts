import { expect, it } from 'vitest'
import { createRecentRenewals, GRACE_MS, type Renewal } from './recent-renewals.ts'

const renewalTo = (refreshToken: string): Renewal => ({
	accessToken: `access of ${refreshToken}`,
	refreshToken,
	endsAt: 9,
})

/** Two nodes on one bus, with one clock. */
function makeNodes() {
	const listeners: ((message: never) => void)[] = []
	const said: object[] = []
	let now = 1_795_000_000_000
	const messages = {
		publish(message: object) {
			said.push(message)
			for (const listen of listeners) listen(message as never)
		},
		subscribe: (listen: (message: never) => void) => void listeners.push(listen),
		close() {},
	}
	const create = () => createRecentRenewals({ clock: { now: () => now }, messages })
	const pass = (ms: number) => {
		now += ms
	}
	return { here: create(), there: create(), said, pass }
}

it('a used token leads to what it became, on every node, until the grace is over', async () => {
	const { here, there, pass } = makeNodes()
	await here.once('old', async () => renewalTo('new'))
	expect([here.find('old'), there.find('old')]).toEqual([renewalTo('new'), renewalTo('new')])
	expect(here.find('new')).toBe(null)
	pass(GRACE_MS - 1)
	expect(there.find('old')).toEqual(renewalTo('new'))
	pass(1)
	expect([here.find('old'), there.find('old')]).toEqual([null, null])
})

it('a token that was renewed twice meanwhile leads to the newest', async () => {
	const { here } = makeNodes()
	await here.once('first', async () => renewalTo('second'))
	await here.once('second', async () => renewalTo('third'))
	expect(here.find('first')).toEqual(renewalTo('third'))
})

it('is renewed once by many at the same time, and again where that failed', async () => {
	const { here } = makeNodes()
	let calls = 0
	const renew = async () => {
		calls += 1
		if (calls === 1) throw new Error('no database')
		return renewalTo('new')
	}
	await expect(Promise.all([here.once('old', renew), here.once('old', renew)])).rejects.toThrow('no database')
	expect(here.find('old')).toBe(null)
	expect(await Promise.all([here.once('old', renew), here.once('old', renew)])).toEqual(Array(2).fill(renewalTo('new')))
	expect(calls).toBe(2)
})

it('resolves settled() only after a renewal that is under way, so that a sign-out finds what it became', async () => {
	const { here } = makeNodes()
	let finish: (renewal: Renewal) => void = () => undefined
	const renewed = here.once('old', () => new Promise<Renewal>((resolve) => (finish = resolve)))
	const found = here.settled('old').then(() => here.find('old'))
	finish(renewalTo('new'))
	expect(await found).toEqual(await renewed)
	await here.settled('old')
	await here.settled('unknown')
})

it('what is kept and sent to other nodes holds no token that could be read', async () => {
	const { here, said } = makeNodes()
	await here.once('old-secret', async () => renewalTo('new-secret'))
	expect(said).toHaveLength(1)
	expect(JSON.stringify(said)).not.toMatch(/secret|access of/)
})
