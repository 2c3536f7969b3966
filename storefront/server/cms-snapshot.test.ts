import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeCms, startFakeCms } from '../test/fake-cms.ts'
import { createCmsSnapshot } from './cms-snapshot.ts'

let cms: FakeCms
let time: number
const log = vi.fn()
/** A CMS that answers in time, however busy this machine is: nobody's patience ends. */
const never = () => new Promise<never>(() => {})
const create = (cmsUrl: string | null = cms.url, wait: (ms: number) => Promise<unknown> = never) =>
	createCmsSnapshot({ cmsUrl, now: () => time, wait, log })
const menuReads = () => cms.requests.filter(({ path }) => path.endsWith('menu-test')).map(({ status }) => status)

beforeEach(async () => {
	cms = await startFakeCms()
	time = 1_000_000
	log.mockClear()
})
afterEach(() => cms.close())

test('the first read waits for status and menu', async () => {
	const snapshot = await create()()
	expect(snapshot.status).toBe('up')
	expect(snapshot.menu?.products.map(({ name }) => name)).toContain('The Original')
})

test('reads within a second cost no request, and many at once share one', async () => {
	const read = create()
	await Promise.all([read(), read(), read()])
	time += 900
	await read()
	expect(menuReads()).toEqual([200])
})

test('a stale read asks again by ETag, and an unchanged answer is the same snapshot', async () => {
	const read = create()
	const first = await read()
	time += 1_500
	expect(await read()).toBe(first)
	expect(menuReads()).toEqual([200, 304])
})

test('a change in the CMS is in the first read after a second', async () => {
	const read = create()
	const before = await read()
	cms.menu = { ...cms.menu, products: cms.menu.products.slice(1) }
	time += 1_500
	const after = await read()
	expect(after.version).not.toBe(before.version)
	expect(after.menu?.products).toHaveLength(2)
})

test('a slow CMS holds a read up for a quarter of a second only', async () => {
	const waited: number[] = []
	const read = create(cms.url, async (ms) => waited.push(ms))
	const before = await read()
	cms.delayMs = 6_000
	time += 1_500
	expect(await read()).toBe(before)
	expect(waited).toEqual([250])
})

test('data that is long stale is waited for', async () => {
	const read = create()
	await read()
	cms.status = 'down'
	time += 60_000
	expect((await read()).status).toBe('down')
})

test('a CMS that does not answer is unreachable, and the last menu is kept', async () => {
	const read = create()
	await read()
	await cms.close()
	time += 60_000
	const snapshot = await read()
	expect(snapshot.status).toBe('unreachable')
	expect(snapshot.menu?.products).toHaveLength(3)
	cms = await startFakeCms()
})

test('a menu that is not of the contract is refused and told, once there is none to keep', async () => {
	cms.menu = { products: 'none' } as never
	const snapshot = await create()()
	expect(snapshot.menu).toBeNull()
	expect(snapshot.status).toBe('unreadable')
	expect(log).toHaveBeenCalled()
})

test.each([
	['up', 'unreadable'],
	['degraded', 'unreadable'],
	['down', 'down'],
] as const)('a menu that was never read makes a CMS that says %s %s', async (word, status) => {
	cms.menu = { products: 'none' } as never
	cms.status = word
	expect((await create()()).status).toBe(status)
})

test('a menu that cannot be read any more leaves the last one, and the status as it is', async () => {
	const read = create()
	await read()
	cms.menu = { products: 'none' } as never
	time += 60_000
	expect(await read()).toMatchObject({ status: 'up', menu: { products: [{ id: 1 }, { id: 2 }, { id: 3 }] } })
})

test('a reload within the second is answered with what the CMS has now', async () => {
	const read = create()
	await read()
	cms.menu = { ...cms.menu, products: cms.menu.products.slice(1) }
	expect((await read()).menu?.products).toHaveLength(3)
	expect((await read('en', { isReload: true })).menu?.products).toHaveLength(2)
})

test('reloads share a request that began after them, not the one that was under way', async () => {
	let letGo = () => {}
	const held = new Promise<void>((resolve) => {
		letGo = resolve
	})
	let isHeld = false
	// The answer is made before it is held: it is of before the change.
	const request: typeof fetch = async (...args) => {
		const reply = await fetch(...args)
		if (isHeld) await held
		return reply
	}
	const read = createCmsSnapshot({ cmsUrl: cms.url, fetch: request, now: () => time, wait: never, log })
	await read()
	time += 1_500
	isHeld = true
	const older = read()
	await vi.waitFor(() => expect(menuReads()).toEqual([200, 304]))
	cms.menu = { ...cms.menu, products: cms.menu.products.slice(1) }
	const reloads = Promise.all([read('en', { isReload: true }), read('en', { isReload: true })])
	letGo()
	await older
	for (const { menu } of await reloads) expect(menu?.products).toHaveLength(2)
	expect(menuReads()).toEqual([200, 304, 200])
})

test('without an address nothing is asked', async () => {
	expect(await create(null)()).toEqual({ status: 'unconfigured', menu: null, version: 'unconfigured' })
})

test('the menu of another language is read when it is first asked for, and is a snapshot of its own', async () => {
	const read = create()
	const english = await read()
	const asked = () => cms.requests.map(({ path }) => path).filter((path) => path.includes('language='))
	expect(asked()).toEqual([])
	const german = await read('de')
	expect(asked()).toEqual(['/capi/shop/menu-test?language=de'])
	expect(german).not.toBe(english)
	expect(german.menu).toEqual(english.menu)
	expect(await read('de')).toBe(german)
	expect(await read()).toBe(english)
	expect(asked()).toHaveLength(1)
})
