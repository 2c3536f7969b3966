import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { baseUrl, CARDS, cardOf, draftOf, PASSWORD, post, signIn, studio } from './client.ts'
import { ADMIN, PUBLIC_TOKEN } from './cms.ts'
import { hearMessages } from './hear-messages.ts'
import { newAddress } from './people.ts'
import { PICTURE } from './permission-matrix/proof-things.ts'
import { send } from './permission-matrix/send.ts'
import { ACTORS, type ActorName, MATRIX, type MatrixRow } from './permission-matrix/table.ts'
import { type Fields, MARKS, OWNER, thingMakers } from './permission-matrix/things.ts'

type Makers = ReturnType<typeof thingMakers>

const tokens = new Map<ActorName, string | null>()
const shared: Record<string, Fields> = {}
let makers: Makers
let storefrontAccount = ''

async function tokenOf(email: string, password = PASSWORD) {
	return (await post<{ access_token: string; refresh_token: string }>('/auth/login', { email, password })).data
}

const bearer = (headers: { authorization: string }) => headers.authorization.slice('Bearer '.length)

const namedIds = async (path: string, names: Fields): Promise<Fields> => {
	const rows = (await studio<{ id: string; name: string }[]>('GET', `${path}?fields=id,name&limit=-1`)).data
	return Object.fromEntries(
		Object.entries(names).map(([key, name]) => [key, rows.find((row) => row.name === name)!.id]),
	)
}

beforeAll(async () => {
	const email = newAddress('ouroboros')
	const owner = await signIn('Customer', { email, ...OWNER })
	const [other, suspended, staff, otherStaff, unplaced, editor, storefront] = await Promise.all([
		signIn('Customer'),
		signIn('Customer'),
		signIn('Branch staff', { branch: 3 }),
		signIn('Branch staff', { branch: 1 }),
		signIn('Branch staff'),
		signIn('Editor'),
		signIn('Customer', { token: PUBLIC_TOKEN }),
	])
	storefrontAccount = storefront.id
	const ended = await tokenOf(email)
	await post('/auth/logout', { refresh_token: ended.refresh_token, mode: 'json' })
	await studio('PATCH', `/users/${suspended.id}`, { status: 'suspended' })
	const held: Record<ActorName, string | null> = {
		guest: null,
		storefront: PUBLIC_TOKEN,
		signedOut: ended.access_token,
		suspended: bearer(suspended.headers),
		other: bearer(other.headers),
		owner: bearer(owner.headers),
		ownerByUrl: bearer(owner.headers),
		staff: bearer(staff.headers),
		otherStaff: bearer(otherStaff.headers),
		unplaced: bearer(unplaced.headers),
		editor: bearer(editor.headers),
		admin: (await tokenOf(ADMIN.email, ADMIN.password)).access_token,
	}
	for (const name of ACTORS) tokens.set(name, held[name])
	await studio('PATCH', `/users/${owner.id}`, { description: 'Quillonby' })

	makers = thingMakers(owner)
	for (const [name, make] of Object.entries(makers)) shared[name] = await make()
	const nameOf = async (path: string) => ({ name: (await studio<{ name: string }>('GET', path)).data.name })
	const revisions = await studio<{ id: number }[]>(
		'GET',
		`/revisions?limit=1&filter[collection][_eq]=directus_users&filter[item][_eq]=${owner.id}`,
	)
	const share = await studio<{ id: string }>('POST', '/shares', {
		collection: 'orders',
		item: shared.paid!.id,
		name: 'Shared',
	})
	Object.assign(shared, {
		owner: { id: owner.id, email },
		other: { id: other.id },
		roles: await namedIds('/roles', { admin: 'Administrator', customer: 'Customer' }),
		policies: await namedIds('/policies', { admin: 'Administrator', customer: 'Customer' }),
		flows: await namedIds('/flows', { accept: 'Accept' }),
		revision: { id: String(revisions.data[0]!.id) },
		share: { id: share.data.id },
		branch: { title: (await studio<{ title: string }>('GET', '/items/branches/3')).data.title },
		product: await nameOf('/items/products/101'),
		company: await nameOf('/items/companies/1'),
		tax: await nameOf('/items/taxes/1'),
		settings: { brand_name: (await studio<{ brand_name: string }>('GET', '/items/settings')).data.brand_name },
	})
})

afterAll(async () => {
	await studio('PATCH', `/users/${storefrontAccount}`, { token: null })
})

const WHOLE: Fields = {
	card: JSON.stringify(cardOf(CARDS.pays)),
	declined: JSON.stringify(cardOf(CARDS.declines)),
	draft: JSON.stringify(draftOf()),
	picture: PICTURE,
}
const PLACEHOLDER = /\{(\w+)(?:\.(\w+))?\}/g

const fill = (text: string, things: Record<string, Fields>) =>
	text.replace(PLACEHOLDER, (whole, thing: string, field?: string) =>
		field === undefined ? (WHOLE[thing] ?? whole) : (things[thing]?.[field] ?? fail(whole)),
	)

function fail(placeholder: string): never {
	throw new Error(`Nothing is called ${placeholder}`)
}

interface Answer {
	status: number
	text: string
	/** All that the request itself said. */
	asked: string
}

/** The first answer of the websocket to a message, with the status that HTTP would have. */
async function say(message: string, token: string | null): Promise<Pick<Answer, 'status' | 'text'>> {
	const query = token === null ? '' : `?access_token=${token}`
	const socket = new WebSocket(`${baseUrl().replace('http', 'ws')}/websocket${query}`)
	try {
		return await new Promise((resolve) => {
			const end = () => resolve({ status: 401, text: '' })
			socket.addEventListener('error', end)
			socket.addEventListener('close', end)
			socket.addEventListener('open', () => socket.send(message))
			hearMessages(socket, (answer) => {
				const text = JSON.stringify(answer)
				if (answer.status !== 'error') resolve({ status: 200, text })
				else resolve({ status: answer.error?.code === 'FORBIDDEN' ? 403 : 401, text })
			})
		})
	} finally {
		socket.close()
	}
}

async function ask(row: MatrixRow, actor: ActorName, things: Record<string, Fields>): Promise<Answer> {
	const token = tokens.get(actor) ?? null
	const body = row.body === null ? undefined : fill(row.body, things)
	if (row.method === 'WS') return { ...(await say(body!, token)), asked: body! }
	const path = encodeURI(fill(row.path, things))
	const byUrl = actor === 'ownerByUrl'
	const address = byUrl ? `${path}${path.includes('?') ? '&' : '?'}access_token=${token}` : path
	const reply = await send(row.method, address, body, {
		...(token !== null && !byUrl && { authorization: `Bearer ${token}` }),
		...(row.idempotencyKey !== null && { 'idempotency-key': fill(row.idempotencyKey, things) }),
		...(row.cookie !== null && { cookie: fill(row.cookie, things) }),
	})
	return { ...reply, asked: decodeURI(path) + body + row.idempotencyKey }
}

/** Which marks of other people's things are in an answer and not in the request. */
function shown({ text, asked }: Answer, marks: readonly string[]): string[] {
	const [lower, known] = [text.toLowerCase(), asked.toLowerCase()]
	return marks.filter((mark) => lower.includes(mark) && !known.includes(mark))
}

/** Who gets to see what they change. */
const SEES_PEOPLE: ReadonlySet<ActorName> = new Set(['owner', 'ownerByUrl', 'staff', 'editor', 'admin'])

/** A refusal may name an order that they see anyway. */
const KNOWS_ORDERS: ReadonlySet<ActorName> = new Set(['staff', 'admin'])

/** What is wrong with an answer, or null. */
function judge(answer: Answer, expected: string, actor: ActorName): string | null {
	const { status, text } = answer
	const people = shown(answer, MARKS.people)
	const all = [...people, ...shown(answer, MARKS.things)]
	const isSuccess = status >= 200 && status < 400
	const say = (what: string) => `${actor}: ${what} instead of ${expected}: ${text.slice(0, 200)}`
	if (/^\d+$/.test(expected)) {
		if (status !== Number(expected)) return say(String(status))
		const told = KNOWS_ORDERS.has(actor) ? people : all
		return told.length > 0 ? say(`shown ${told}`) : null
	}
	if (!isSuccess) return say(String(status))
	if (expected === '+') return all.length === 0 ? say('shown nothing') : null
	if (expected === '-') return all.length > 0 ? say(`shown ${all}`) : null
	if (expected === '~' && !text.includes('order_status')) return say('shown no order')
	const mayShow = expected === 'ok' && SEES_PEOPLE.has(actor)
	return people.length > 0 && !mayShow ? say(`shown ${people}`) : null
}

/** All that a refused request could have changed, as the administrator reads it. */
async function snapshot(): Promise<Record<string, unknown>> {
	const users = [shared.owner, shared.other, shared.leaver, shared.colleague, shared.secured].map((thing) => thing!.id)
	const read = async (path: string) => (await studio('GET', `${path}${path.includes('?') ? '&' : '?'}limit=-1`)).data
	const of = (collection: string, things: string[], fields = '*') =>
		read(`/items/${collection}?fields=${fields}&sort=id&filter[id][_in]=${things.map((name) => shared[name]!.id)}`)
	const people = 'id,email,first_name,last_name,status,role,branch,avatar,token,phone,policies,tfa_secret,description'
	const parts: Record<string, Promise<unknown>> = {
		orders: of('orders', ['paid', 'accepted', 'unpaid', 'guest', 'coded'], '*,lines.*,payments.*,history.*'),
		placed: read('/items/orders?aggregate[count]=id'),
		exported: read('/files?filter[title][_eq]=Mine'),
		uploaded: read('/files?aggregate[count]=id'),
		cards: of('saved_cards', ['saved']),
		coupons: of('coupons', ['coupon']),
		devices: of('push_subscriptions', ['device']),
		letters: of('contact_messages', ['letter']),
		applications: of('job_applications', ['application']),
		readers: of('newsletter_subscriptions', ['reader']),
		tags: of('tags', ['tag']),
		stories: of('posts', ['story']),
		users: read(`/users?fields=${people}&sort=id&filter[id][_in]=${users}`),
		staff: read(`/users?fields=${people}&sort=id&filter[branch][_nnull]=true`),
		files: read(`/files?sort=id&filter[id][_in]=${[shared.avatar!.id, shared.application!.document]}`),
		branches: read('/items/branches/3?fields=*'),
		stock: read('/items/branch_products/30101'),
		product: read('/items/products/101'),
		settings: read('/items/settings'),
		cmsSettings: read('/settings'),
		companies: read('/items/companies?sort=id'),
		taxes: read('/items/taxes?sort=id'),
		roles: read('/roles?sort=id&fields=id,name,icon,policies'),
		policies: read('/policies?sort=id&fields=id,name,icon,admin_access,app_access'),
		permissions: read('/permissions?aggregate[count]=id'),
		flows: read('/flows?sort=id&fields=id,status,name'),
		comments: read(`/comments?sort=id&filter[id][_eq]=${shared.comment!.id}`),
		presets: read(`/presets?sort=id&filter[user][_eq]=${shared.owner!.id}`),
		shares: read('/shares?aggregate[count]=id'),
		versions: read('/versions?aggregate[count]=id'),
	}
	const entries = Object.entries(parts).map(async ([name, part]) => [name, await part] as const)
	return Object.fromEntries(await Promise.all(entries))
}

/** Null once something was changed that may be. */
let latest: Record<string, unknown> | null = null

const isRefusal = (cell: string) => /^\d+$/.test(cell)
const READS = new Set(['GET', 'SEARCH', 'WS', 'EVENTS'])

/** The same things, those that the row names made anew: what one actor changes is not there for the next. */
async function freshFor({ path, body, idempotencyKey, cookie }: MatrixRow): Promise<Record<string, Fields>> {
	const things = { ...shared }
	const named = new Set(
		[...`${path}${body}${idempotencyKey}${cookie}`.matchAll(PLACEHOLDER)].map(([, thing]) => thing!),
	)
	for (const name of named) if (name in makers) things[name] = await makers[name as keyof Makers]()
	return things
}

const groups = new Map<string, MatrixRow[]>()
for (const row of MATRIX) groups.set(row.group, [...(groups.get(row.group) ?? []), row])

it('has more than 400 cells', () => {
	const cells = MATRIX.flatMap((row) => row.cells.filter((cell) => cell !== '.'))
	expect(cells.length).toBeGreaterThan(400)
})

describe.each([...groups])('%s', (_group, rows) => {
	it.each(rows.map((row) => [`${row.method} ${row.path} ${row.body ?? ''}`, row] as const))(
		'%s',
		async (_title, row) => {
			const asked = ACTORS.map((actor, index) => ({ actor, cell: row.cells[index]! })).filter(
				({ cell }) => cell !== '.',
			)
			const isRead = READS.has(row.method)
			const judgeWith = async (things: Record<string, Fields>, { actor, cell }: (typeof asked)[number]) =>
				judge(await ask(row, actor, things), cell, actor)

			const first = asked.filter(({ cell }) => isRead || isRefusal(cell))
			const later = asked.filter((cell) => !first.includes(cell))
			const mayHaveChanged = !isRead || row.method === 'WS'
			// A customer has one picture: what earlier rows made has ended it.
			if (mayHaveChanged && `${row.path}${row.body}`.includes('{avatar.')) {
				shared.avatar = await makers.avatar()
				latest = null
			}
			if (mayHaveChanged) latest ??= await snapshot()
			const wrong = await Promise.all(first.map((cell) => judgeWith(shared, cell)))
			if (mayHaveChanged) expect(await snapshot()).toEqual(latest)
			if (later.length > 0) latest = null
			for (const cell of later) wrong.push(await judgeWith(await freshFor(row), cell))
			expect(wrong.filter((fault) => fault !== null)).toEqual([])
		},
	)
})
