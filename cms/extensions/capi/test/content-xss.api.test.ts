import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { assertCleanHtml } from './assert-clean-html.ts'
import { call, rowsOf, signIn, studio } from './client.ts'
import { BAD_LINKS, XSS_PAYLOADS } from './xss-payloads.ts'

let headers: { authorization: string }
const edit = <T = { id: number }>(method: string, path: string, body: unknown) => call<T>(method, path, body, headers)

beforeAll(async () => {
	headers = (await signIn('Editor')).headers
})

/** Directus takes so many rows at once; a row holds several attempts, each in a paragraph. */
const inFours = (payloads: readonly string[]) =>
	payloads.flatMap((_, index) =>
		index % 4 === 0
			? [
					payloads
						.slice(index, index + 4)
						.map((payload) => `<p>${payload}</p>`)
						.join(''),
				]
			: [],
	)

/** An owner with every payload in rich text: as a text block and as an answer, in both languages. */
function hostilePage() {
	const texts = inFours(XSS_PAYLOADS).map((html) => ({ collection: 'block_text', item: { html } }))
	const questions = XSS_PAYLOADS.map((html) => ({ question: html, html }))
	const blocks = { create: [...texts, { collection: 'block_faq', item: { questions } }] }
	return {
		title: 'x',
		slug: `xss-${randomUUID().slice(0, 8)}`,
		blocks,
		translations: { create: [{ languages_code: 'de', title: 'x', blocks }] },
	}
}

interface Place {
	collection: string
	item: { html?: string; questions?: { html: string }[] }
}

describe('more than a hundred attempts to run something', () => {
	it.each(['pages', 'posts', 'jobs'])('are stored clean in every rich text of %s', async (collection) => {
		const created = await edit('POST', `/items/${collection}`, hostilePage())
		expect(created.status, JSON.stringify(created.body).slice(0, 400)).toBe(200)
		const fields = [
			'blocks.collection',
			'blocks.item.*',
			'translations.blocks.collection',
			'translations.blocks.item.*',
		]
		const { data } = await studio<{ blocks: Place[]; translations: { blocks: Place[] }[] }>(
			'GET',
			`/items/${collection}/${created.data.id}?fields=${fields}&deep={"blocks":{"_limit":-1},"translations":{"blocks":{"_limit":-1}}}`,
		)
		const places = [...data.blocks, ...data.translations.flatMap(({ blocks }) => blocks)]
		expect(places).toHaveLength(2 * (inFours(XSS_PAYLOADS).length + 1))
		for (const { item } of places) {
			if (item.html) assertCleanHtml(item.html)
			for (const { html } of item.questions ?? []) assertCleanHtml(html)
		}
		await studio('DELETE', `/items/${collection}/${created.data.id}`)
	})

	it('are stored clean when a block is changed, alone and in a batch', async () => {
		const { data } = await edit('POST', '/items/block_text', { html: '<p>Fine</p>' })
		const other = await edit('POST', '/items/block_text', { html: '<p>Fine</p>' })
		const html = XSS_PAYLOADS.join('\n<p>and</p>\n')
		const single = await edit<{ html: string }>('PATCH', `/items/block_text/${data.id}`, { html })
		assertCleanHtml(single.data.html)
		await edit('PATCH', '/items/block_text', { keys: [data.id, other.data.id], data: { html: `<p>${html}</p>` } })
		const rows = await rowsOf<{ html: string }>('block_text', { id: { _in: [data.id, other.data.id] } })
		for (const row of rows) assertCleanHtml(row.html)
		const faq = await edit<{ questions: { html: string }[] }>('POST', '/items/block_faq', {
			questions: JSON.stringify([{ question: 'Why?', html }]),
		})
		expect(faq.data.questions).toHaveLength(1)
		assertCleanHtml(faq.data.questions[0]!.html)
	})
})

describe('an address that runs or leads astray', () => {
	it.each(BAD_LINKS)('%j is no link of a call to action', async (url) => {
		const reply = await edit('POST', '/items/block_action', { label: 'Order', url })
		expect(reply.status).toBe(400)
	})

	it('is no footer link and no social link either', async () => {
		for (const url of ['javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
			expect((await edit('POST', '/items/menu_links', { label: 'x', url })).status).toBe(400)
			const social_links = [{ name: 'x', url }]
			expect((await edit('PATCH', '/items/settings', { social_links })).status).toBe(400)
		}
		expect(
			(
				await edit('PATCH', '/items/settings', {
					social_links: [{ name: 'x', url: 'https://a.example', icon: '"><x' }],
				})
			).status,
		).toBe(400)
	})
})
