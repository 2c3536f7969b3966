import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Branch, Menu, Product } from '@app/contract/menu'
import { STOREFRONT_KEY_HEADER, VISITOR_ADDRESS_HEADER } from '@app/contract/storefront-server'
import type { SystemStatusWord } from '@app/contract/system'

const week = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open, close }))

/** A branch of the contract's shape, open and ready for orders unless told otherwise. */
export function makeBranch(fields: Partial<Branch> = {}): Branch {
	return {
		id: 1,
		title: 'Camden Street',
		slug: 'camden-street',
		odooID: 101,
		outlet_reference: 'DUB-1',
		company: { id: 1, name: 'Northside Burgers Ltd' },
		hours: { open: '11:00', close: '23:00' },
		pos_session: { id: 1, name: 'POS/1', config_id: 1 },
		can_order_online: true,
		kitchen_computed_status: 'open',
		out_of_stock: [],
		products: [1, 2, 3],
		location: { type: 'Point', coordinates: [-6.2651, 53.3357] },
		address: '12 Camden Street Lower, Dublin 2',
		phone: '+353 1 555 0101',
		timezone: 'Europe/Dublin',
		currency: 'EUR',
		opening: { weekly: week('11:00', '23:00'), exceptions: [] },
		is_open: true,
		next_open_at: null,
		closes_at: '2026-11-20T23:00:00+00:00',
		ready_in: { min: 10, max: 15 },
		...fields,
	}
}

/** A product of the contract's shape without options. */
export function makeProduct(fields: Partial<Product> = {}): Product {
	return {
		id: 1,
		name: 'The Original',
		price: 10.5,
		code: 'B-1',
		category: 'Food',
		type: 'consu',
		taxes: [{ id: 1, name: 'VAT', rate: 13.5 }],
		company_id: 1,
		pos_categ_ids: [1],
		description: 'Two smashed patties, American cheese, pickles and house sauce.',
		image: null,
		kcal: 820,
		allergens: ['gluten', 'milk'],
		diets: [],
		customization_options: [],
		illustration: { kind: 'burger', layers: ['brioche', 'smash-beef', 'american-cheese', 'pickles'] },
		badges: ['bestseller'],
		...fields,
	}
}

export function makeMenu(fields: Partial<Menu> = {}): Menu {
	return {
		branches: [
			makeBranch(),
			makeBranch({
				id: 2,
				title: 'Howth Pier',
				slug: 'howth-pier',
				odooID: 102,
				is_open: false,
				kitchen_computed_status: 'branch_closed',
				closes_at: null,
				next_open_at: '2026-11-21T12:00:00+00:00',
			}),
		],
		products: [
			makeProduct(),
			makeProduct({ id: 2, name: 'Salted Chips', code: 'S-1', price: 4.5, pos_categ_ids: [2], badges: [] }),
			makeProduct({ id: 3, name: 'Pickle Shake', code: 'D-1', price: 6, pos_categ_ids: [3], badges: ['new'] }),
		],
		categories: [
			{ id: 1, name: 'Burgers', slug: 'burgers', sort: 1, description: null },
			{ id: 2, name: 'Sides', slug: 'sides', sort: 2, description: null },
			{ id: 3, name: 'Shakes', slug: 'shakes', sort: 3, description: null },
		],
		settings: { maximum_order_per_item: 20, currency: 'EUR' },
		...fields,
	}
}

/** The CMS's fast public reads, spoken as the contract has them, with what a test wants to change. */
export interface FakeCms {
	url: string
	menu: Menu
	status: SystemStatusWord
	/** Providers of sign-in beside the password. */
	providers: string[]
	/** What following the link of a verification mail is answered with. */
	verification: { status: number; body: unknown }
	/**
	 * Rows that everybody may read, by collection; a function is given the query. What is not here is refused; a number
	 * is the status of a failure.
	 */
	items: Record<string, unknown>
	/** Paths below /capi that are answered with this `data`, or refused with a number. */
	capi: Record<string, unknown>
	/** How long every answer takes. */
	delayMs: number
	/** Every answer is a page of somebody else's, as of a proxy that has lost its way. */
	isLost: boolean
	/** Path and answered status of each request, in order. */
	requests: { path: string; status: number }[]
	/** Path of each request, and what the storefront's server says of itself and its visitor. */
	callers: { path: string; key: string | undefined; visitor: string | undefined }[]
	close: () => Promise<void>
}

export async function startFakeCms(port = 0): Promise<FakeCms> {
	const requests: FakeCms['requests'] = []
	const callers: FakeCms['callers'] = []
	const server: Server = createServer(async (req, res) => {
		if (cms.delayMs > 0) await sleep(cms.delayMs, undefined, { ref: false })
		if (cms.isLost) return void res.setHeader('Content-Type', 'text/html').end('<h1>It works!</h1>')
		const path = req.url ?? '/'
		const said = (name: string) => req.headers[name]?.toString()
		callers.push({ path, key: said(STOREFRONT_KEY_HEADER), visitor: said(VISITOR_ADDRESS_HEADER) })
		res.once('finish', () => requests.push({ path, status: res.statusCode }))
		if (path === '/capi/system/status' || path === '/capi/system/word') {
			const metadata = { network: {}, client: {}, security: {}, geodata: {} }
			res.setHeader('Content-Type', 'application/json')
			res.end(JSON.stringify({ success: true, status: cms.status, metadata }))
		} else if (path === '/capi/shop/menu-test' || path.startsWith('/capi/shop/menu-test?language=')) {
			const body = JSON.stringify({ success: true, data: cms.menu })
			const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
			res.setHeader('ETag', etag)
			if (req.headers['if-none-match'] === etag) res.writeHead(304).end()
			else res.setHeader('Content-Type', 'application/json').end(body)
		} else if (path === '/auth') {
			res.setHeader('Content-Type', 'application/json')
			res.end(JSON.stringify({ data: cms.providers.map((name) => ({ name, driver: 'openid' })) }))
		} else if (path.startsWith('/users/register/verify-email?')) {
			const headers = { 'Content-Type': 'application/json', Location: '/admin/login' }
			res.writeHead(cms.verification.status, headers).end(JSON.stringify(cms.verification.body))
		} else if (path.startsWith('/items/')) {
			const [collection, query] = path.slice('/items/'.length).split('?')
			const known = cms.items[collection!]
			const items = typeof known === 'function' ? known(new URLSearchParams(query)) : known
			const status = items === undefined ? 403 : typeof items === 'number' ? items : 200
			res.writeHead(status, { 'Content-Type': 'application/json' })
			res.end(JSON.stringify({ data: items }))
		} else if (path in cms.capi) {
			const data = cms.capi[path]
			res.writeHead(typeof data === 'number' ? data : 200, { 'Content-Type': 'application/json' })
			res.end(JSON.stringify({ success: true, data }))
		} else if (path.startsWith('/assets/')) {
			const type = req.headers.accept?.includes('image/webp') ? 'image/webp' : 'image/png'
			res.setHeader('Content-Type', type).end(`picture ${path} as ${type}`)
		} else {
			res.writeHead(404).end()
		}
	})
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
	const cms: FakeCms = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		menu: makeMenu(),
		status: 'up',
		providers: [],
		verification: { status: 302, body: {} },
		items: {
			legal_pages: ['privacy', 'terms'].map((slug) => ({
				slug,
				title: slug,
				revision: '1.0',
				valid_from: '2026-01-01T00:00:00Z',
				blocks: [{ kind: 'paragraph', text: `What we say of ${slug}.` }],
			})),
			settings: { support_email: 'hello@burgers.example', support_phone: null },
			...{ posts: [], pages: [], jobs: [], menu_links: [] },
		},
		capi: {},
		delayMs: 0,
		isLost: false,
		requests,
		callers,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
	return cms
}
