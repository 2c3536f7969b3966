import { brotliDecompressSync } from 'node:zlib'
import { type Branch, BranchesSchema, type Menu, MenuSchema } from '@app/contract/menu'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { baseUrl, DOCKLANDS, get, rowsOf, setClock, studio } from './client.ts'

/** What the brief calls "within a second". */
const SOON = { timeout: 15_000, interval: 20 }

const menu = async () => (await get<Menu>('/capi/shop/menu-test')).data
const branch = async (id: number) =>
	(await get<{ branches: Branch[] }>('/capi/shop/branches')).data.branches.find((candidate) => candidate.id === id)
const soldOut = async (id: number) => (await branch(id))?.out_of_stock.map((entry) => entry.odoo_products_id.odoo_id)

afterEach(() => setClock(0))

describe('GET /capi/shop/menu-test', () => {
	it('has the contract’s shape, and one id for a product wherever it is named', async () => {
		const reply = await get('/capi/shop/menu-test')
		expect(reply.body.success).toBe(true)
		const data = v.parse(MenuSchema, reply.data)
		const ids = new Set(data.products.map((product) => product.id))
		expect(ids.size).toBeGreaterThanOrEqual(45)
		for (const { products, out_of_stock } of data.branches) {
			expect(products.every((id) => ids.has(id))).toBe(true)
			expect(out_of_stock.every((entry) => products.includes(entry.odoo_products_id.odoo_id))).toBe(true)
		}
		expect(
			data.products.some((product) => product.customization_options.some((o) => o.attribute_id === 12 && o.single)),
		).toBe(true)
	})

	it('comes compressed with an etag, which answers 304', async () => {
		const { request } = await import('node:http')
		const raw = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve) => {
			request(`${baseUrl()}/capi/shop/menu-test`, { headers: { 'accept-encoding': 'br' } }, (response) => {
				const parts: Buffer[] = []
				response.on('data', (part) => parts.push(part))
				response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
			}).end()
		})
		expect(JSON.parse(brotliDecompressSync(raw.body).toString()).success).toBe(true)
		const again = await get('/capi/shop/menu-test', {
			'accept-encoding': 'br',
			'if-none-match': String(raw.headers.etag),
		})
		expect(again.status).toBe(304)
	})

	it('answers with a query as well, and to the storefront’s origin by either name', async () => {
		const reply = await get('/capi/shop/menu-test?t=1', { origin: 'http://localhost:3000' })
		expect(reply.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
		expect(reply.body.success).toBe(true)
		const direct = await get('/capi/shop/menu-test', { origin: 'http://127.0.0.1:3000' })
		expect(direct.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:3000')
	})

	it('shows a new price within a second of its edit in the Studio', async () => {
		const { price } = (await menu()).products.find((product) => product.id === 101)!
		await studio('PATCH', '/items/products/101', { price: price + 1 })
		await vi.waitFor(async () => {
			expect((await menu()).products.find((product) => product.id === 101)?.price).toBe(price + 1)
		}, SOON)
		await studio('PATCH', '/items/products', { keys: [101], data: { price } })
		await vi.waitFor(async () => {
			expect((await menu()).products.find((product) => product.id === 101)?.price).toBe(price)
		}, SOON)
	})

	it('loses a picture that staff delete', async () => {
		const image = async () => (await menu()).products.find((product) => product.id === 103)?.image
		const file = await image()
		expect(file).toBeTruthy()
		expect((await studio('DELETE', `/files/${file}`)).status).toBe(204)
		await vi.waitFor(async () => expect(await image()).toBeNull(), SOON)
	})

	it('is read in a moment while staff edit without a pause', async () => {
		const [row] = await rowsOf<{ id: number }>('branch_products', { branch: DOCKLANDS, product: 104 })
		let isEditing = true
		const edit = async () => {
			while (isEditing) await studio('PATCH', `/items/branch_products/${row!.id}`, { stock: 50 })
		}
		const editing = [edit(), edit(), edit()]
		for (let read = 0; read < 5; read++) {
			const reply = await fetch(`${baseUrl()}/capi/shop/menu-test`, { signal: AbortSignal.timeout(2_000) })
			expect(reply.status).toBe(200)
		}
		isEditing = false
		await Promise.all(editing)
		await studio('PATCH', `/items/branch_products/${row!.id}`, { stock: null })
	})

	it('loses a product that staff archive, at the branches too', async () => {
		await studio('PATCH', '/items/products/102', { status: 'archived' })
		await vi.waitFor(async () => {
			expect((await menu()).products.some((product) => product.id === 102)).toBe(false)
			expect((await branch(DOCKLANDS))?.products).not.toContain(102)
		}, SOON)
		await studio('PATCH', '/items/products/102', { status: 'published' })
		await vi.waitFor(async () => expect((await branch(DOCKLANDS))?.products).toContain(102), SOON)
	})
})

describe('GET /capi/shop/branches', () => {
	it('has the contract’s shape', async () => {
		const { branches } = v.parse(BranchesSchema, (await get('/capi/shop/branches')).data)
		expect(branches.length).toBeGreaterThanOrEqual(6)
	})

	it('names what is switched off and what is counted down to nothing, and what comes back', async () => {
		const [row] = (
			await studio<{ id: number }[]>('GET', `/items/branch_products?filter[branch]=${DOCKLANDS}&filter[product]=103`)
		).data
		const path = `/items/branch_products/${row!.id}`
		await studio('PATCH', path, { sold_out: true })
		await vi.waitFor(async () => expect(await soldOut(DOCKLANDS)).toContain(103), SOON)
		await studio('PATCH', path, { sold_out: false, stock: 0 })
		await vi.waitFor(async () => expect(await soldOut(DOCKLANDS)).toContain(103), SOON)
		await studio('PATCH', path, { stock: null })
		await vi.waitFor(async () => expect(await soldOut(DOCKLANDS)).not.toContain(103), SOON)
	})

	it('follows the kitchen’s switch, and a busy kitchen takes longer', async () => {
		const before = (await branch(DOCKLANDS))!
		expect(before).toMatchObject({ kitchen_computed_status: 'open', can_order_online: true, is_open: true })
		await studio('PATCH', `/items/branches/${DOCKLANDS}`, { kitchen_status: 'busy' })
		await vi.waitFor(
			async () => expect((await branch(DOCKLANDS))?.ready_in.min).toBeGreaterThan(before.ready_in.min),
			SOON,
		)
		await studio('PATCH', `/items/branches/${DOCKLANDS}`, { kitchen_status: 'dine_in_only' })
		await vi.waitFor(async () => {
			expect(await branch(DOCKLANDS)).toMatchObject({
				kitchen_computed_status: 'dine_in_only',
				can_order_online: false,
			})
		}, SOON)
		await studio('PATCH', `/items/branches/${DOCKLANDS}`, { kitchen_status: 'open' })
		await vi.waitFor(async () => expect((await branch(DOCKLANDS))?.can_order_online).toBe(true), SOON)
	})

	it('opens and closes by the clock, without an edit', async () => {
		const { branches } = (await get<{ branches: Branch[] }>('/capi/shop/branches')).data
		const closed = branches.find((candidate) => candidate.next_open_at !== null)
		const open = branches.find((candidate) => candidate.closes_at !== null)
		const next = (closed?.next_open_at ?? open?.closes_at)!
		const changing = (closed ?? open)!
		setClock(Date.parse(next) - Date.now() + 1_000)
		expect((await branch(changing.id))?.is_open).toBe(!changing.is_open)
	})
})
