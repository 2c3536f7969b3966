import { CMS_CACHE_MS } from '@app/contract/constants'
import { OLD_ROWS_MS } from '@app/domain/content/content-rules'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createContentClient } from './content-client.ts'

const Titles = v.array(v.object({ title: v.string() }))
const CMS = 'http://127.0.0.1:8055'

let time: number
let title: string
/** Answers with the title as the editor has it at that moment. */
const request = vi.fn<typeof fetch>(async () => Response.json({ data: [{ title }] }))
const onError = vi.fn()
const create = (wait?: (ms: number) => Promise<unknown>) =>
	createContentClient({ cmsUrl: CMS, fetch: request, now: () => time, wait, onError })
const titleOf = async (client: ReturnType<typeof create>, isFresh = false, collection = 'posts') => {
	const { rows } = await client.read(collection, { fields: ['title'] }, Titles, { isFresh })
	return rows[0]!.title
}

beforeEach(() => {
	time = 1_000_000
	title = 'First draft'
	vi.clearAllMocks()
})

test('asks /items with the query, as nobody in particular', async () => {
	await create().read('posts', { fields: ['title'], limit: 4 }, Titles)
	const [url, init] = request.mock.calls[0]!
	expect(url).toBe(`${CMS}/items/posts?fields=title&limit=4`)
	expect(init?.headers).not.toHaveProperty('Authorization')
	expect(init?.credentials).toBeUndefined()
})

test('carries the public token where one is configured', async () => {
	await createContentClient({ cmsUrl: CMS, fetch: request, publicToken: 'public' }).read('posts', {}, Titles)
	expect(request.mock.calls[0]![1]?.headers).toMatchObject({ Authorization: 'Bearer public' })
})

test.each(['directus_users', 'directus_files', '../users', 'posts/1'])(
	'%s is refused before a request is made',
	async (collection) => {
		await expect(create().read(collection, {}, Titles)).rejects.toThrow('Not a collection of content')
		expect(request).not.toHaveBeenCalled()
	},
)

describe('an editor’s change', () => {
	test('is not asked for at 59,999 ms, and at 60,000 ms unseen by whoever looks', async () => {
		const client = create()
		expect(await titleOf(client)).toBe('First draft')
		title = 'Published'
		time += CMS_CACHE_MS - 1
		expect(await titleOf(client)).toBe('First draft')
		expect(request).toHaveBeenCalledTimes(1)
		time += 1
		expect(await titleOf(client)).toBe('First draft')
		expect(request).toHaveBeenCalledTimes(2)
		await vi.waitFor(async () => expect(await titleOf(client)).toBe('Published'))
		expect(request).toHaveBeenCalledTimes(2)
	})

	test('is in what is made ahead as soon as the minute is over', async () => {
		const client = create()
		await titleOf(client, true)
		title = 'Published'
		time += CMS_CACHE_MS - 1
		expect(await titleOf(client, true)).toBe('First draft')
		time += 1
		expect(await titleOf(client, true)).toBe('Published')
	})

	test('is waited for by the first visitor after a quiet night', async () => {
		const client = create()
		await titleOf(client)
		title = 'Published'
		time += OLD_ROWS_MS
		expect(await titleOf(client)).toBe('Published')
	})
})

test('however many ask at once, one request is made', async () => {
	const client = create()
	await Promise.all([titleOf(client), titleOf(client), titleOf(client, true)])
	expect(request).toHaveBeenCalledTimes(1)
})

test('a CMS that is down shows the last known rows, and what never came is a failure that is tried again', async () => {
	const client = create()
	await titleOf(client)
	request.mockResolvedValueOnce(new Response('no', { status: 503 }))
	time += OLD_ROWS_MS
	expect(await titleOf(client)).toBe('First draft')
	expect(onError).toHaveBeenCalledTimes(1)
	request.mockRejectedValueOnce(new TypeError('fetch failed'))
	await expect(titleOf(client, false, 'jobs')).rejects.toMatchObject({ status: 0 })
	expect(await titleOf(client, false, 'jobs')).toBe('First draft')
})

test('a slow CMS is waited for where nothing is known; known rows are shown after 4 s, and late ones the next time', async () => {
	const waited: number[] = []
	const client = create(async (ms) => waited.push(ms))
	const slow = () => {
		let resolve: (response: Response) => void = () => {}
		const promise = new Promise<Response>((answer) => {
			resolve = answer
		})
		request.mockReturnValueOnce(promise)
		return (title: string) => resolve(Response.json({ data: [{ title }] }))
	}
	let answer = slow()
	const first = titleOf(client)
	answer('First draft')
	expect(await first).toBe('First draft')
	expect(waited).toEqual([])
	answer = slow()
	time += OLD_ROWS_MS
	expect(await titleOf(client)).toBe('First draft')
	expect(waited).toEqual([4_000])
	answer('Published')
	await vi.waitFor(async () => expect(await titleOf(client)).toBe('Published'))
	expect(request).toHaveBeenCalledTimes(2)
	expect(onError).not.toHaveBeenCalled()
})

test('whoever has no time is refused what nobody has yet, and it is there for the next', async () => {
	let answer: (response: Response) => void = () => {}
	request.mockReturnValueOnce(
		new Promise<Response>((resolve) => {
			answer = resolve
		}),
	)
	const waited: number[] = []
	const client = create(async (ms) => waited.push(ms))
	const ask = () => client.read('posts', { fields: ['title'] }, Titles, { patienceMs: 250 })
	await expect(ask()).rejects.toMatchObject({ status: 0 })
	expect(waited).toEqual([250])
	answer(Response.json({ data: [{ title: 'First draft' }] }))
	await vi.waitFor(async () => expect((await ask()).rows).toEqual([{ title: 'First draft' }]))
	expect(request).toHaveBeenCalledTimes(1)
})

test('rows that are not as agreed are no rows', async () => {
	request.mockResolvedValueOnce(Response.json({ data: 'a page of somebody else’s' }))
	await expect(titleOf(create())).rejects.toThrow('The answer was not understood.')
})

test('orders are never kept', async () => {
	const client = create()
	for (const collection of ['orders', 'orders', 'order_items', 'order_items']) await titleOf(client, false, collection)
	expect(request).toHaveBeenCalledTimes(4)
})

test('the memory is bounded: of very many questions the longest unused is asked again', async () => {
	const client = create()
	const ask = (page: number) => client.read('posts', { page }, Titles)
	for (let page = 1; page <= 201; page++) await ask(page)
	await ask(201)
	expect(request).toHaveBeenCalledTimes(201)
	await ask(1)
	expect(request).toHaveBeenCalledTimes(202)
})

test('without an address there is nothing to ask', async () => {
	const client = createContentClient({ cmsUrl: null, fetch: request })
	await expect(client.read('posts', {}, Titles)).rejects.toThrow('Directus URL not configured')
})

test('asks for younger rows at most once in the time that they may be old, and shows the known ones where that fails', async () => {
	const client = create()
	const young = async () =>
		(await client.read('posts', { fields: ['title'] }, Titles, { maxAgeMs: 2_000 })).rows[0]!.title
	expect(await titleOf(client)).toBe('First draft')
	title = 'Published'
	time += 1_999
	expect(await young()).toBe('First draft')
	time += 1
	expect(await young()).toBe('Published')
	expect(await titleOf(client)).toBe('Published')
	expect(request).toHaveBeenCalledTimes(2)
	time += 2_000
	request.mockRejectedValueOnce(new TypeError('fetch failed'))
	expect(await young()).toBe('Published')
	expect(await young()).toBe('Published')
	expect(request).toHaveBeenCalledTimes(3)
})
