import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
	ADMIN,
	call,
	createInstance,
	dump,
	type Instance,
	prepare,
	removeInstance,
	signIn,
	start,
	stop,
} from './instance.ts'

const MINUTES = 60_000

describe('preparing', { timeout: 6 * MINUTES }, () => {
	let instance: Instance
	const prepareFully = async () => {
		await rm(join(instance.varDir, 'prepared.json'), { force: true })
		return await prepare(instance.env)
	}

	beforeAll(async () => {
		instance = await createInstance()
	}, MINUTES)
	afterAll(() => removeInstance(instance))

	it('names every variable that is wrong, and makes nothing', async () => {
		const env = { ...instance.env, SECRET: 'short', CMS_PORT: 'eighty', CMS_PUBLIC_URL: 'ftp://x' }
		const { code, output } = await prepare(env)
		expect(code).toBe(1)
		expect(output.trimEnd().split('\n')).toEqual([
			'cms: CMS_PORT must be a port, not "eighty"',
			'SECRET must be set to at least 32 random characters',
			'CMS_PUBLIC_URL must be an http or https address, not "ftp://x"',
		])
	})

	it('asks for the administrator’s address and password instead of choosing one', async () => {
		const { code, output } = await prepare({ ...instance.env, ADMIN_PASSWORD: '' })
		expect(code).toBe(1)
		expect(output).toContain('ADMIN_EMAIL and ADMIN_PASSWORD must be set')
	})

	it('leaves no half-made database behind when it is killed', async () => {
		const database = join(instance.varDir, 'database', 'data.db')
		const { code } = await prepare(instance.env, (text, child) => {
			if (text.includes('collections')) child.kill('SIGKILL')
		})
		expect(code).toBeNull()
		expect(existsSync(database)).toBe(false)
		expect((await prepare(instance.env)).code).toBe(0)
		expect(existsSync(database)).toBe(true)
	})

	it('keeps the journal in WAL mode', async () => {
		const { default: knex } = await import('knex')
		const filename = join(instance.varDir, 'database', 'data.db')
		const database = knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true })
		const mode = await database.raw('pragma journal_mode')
		await database.destroy()
		expect(mode).toEqual([{ journal_mode: 'wal' }])
	})

	it('changes nothing the second time', async () => {
		const before = await dump(instance)
		expect((await prepareFully()).code).toBe(0)
		expect(await dump(instance)).toEqual(before)
	})

	it('is done at once where nothing has changed', async () => {
		const { output } = await prepare(instance.env)
		// Not even Directus is loaded.
		expect(output).toBe('cms: database is ready\n')
	})

	it('keeps what people changed, added and deleted in the Studio', async () => {
		const server = await start(instance)
		const token = await signIn(instance, ADMIN)
		const change = async (method: string, path: string, body?: unknown) => {
			const { status, data } = await call(instance, method, path, { token, body })
			expect(status, `${method} ${path} ${JSON.stringify(data)}`).toBeLessThan(300)
			return data
		}
		await change('PATCH', '/items/products/101', { price: 12.34 })
		await change('DELETE', '/items/products/201')
		await change('DELETE', '/items/coupons/1')
		await change('PATCH', '/items/branch_products/30102', { sold_out: true })
		await change('POST', '/fields/products', {
			field: 'shelf',
			type: 'string',
			meta: { interface: 'input' },
			schema: {},
		})
		await change('PATCH', '/items/products/101', { shelf: 'B 7' })
		const [board] = await change('GET', '/presets?filter[layout][_eq]=kanban&filter[role][_nnull]=true')
		await change('PATCH', `/presets/${board.id}`, { refresh_interval: 60 })
		await change('PATCH', '/settings', { project_name: 'Another name' })
		await stop(server)

		const before = await dump(instance)
		expect((await prepareFully()).code).toBe(0)
		const after = await dump(instance)
		expect(after).toEqual(before)
		expect(after.products).toContainEqual(expect.objectContaining({ id: 101, price: 12.34, shelf: 'B 7' }))
	})

	it('brings the German words to an instance that is older than them, but not to words of the shop’s own', async () => {
		const { default: knex } = await import('knex')
		const filename = join(instance.varDir, 'database', 'data.db')
		const open = () => knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true })
		const before = open()
		await before('preparation_steps').where({ step: 'seed-german' }).delete()
		await before('products_translations').delete()
		await before('posts_translations').delete()
		await before('preparation_steps').where({ step: 'seed-german-pictures' }).delete()
		await before('files_translations').delete()
		await before('directus_files').where({ title: 'smash' }).update({ description: 'Our own words.' })
		await before('products').where({ id: 102 }).update({ description: 'Our own words.' })
		const blocks = await before('block_text').max({ id: 'id' }).first()
		await before.destroy()
		expect((await prepareFully()).code).toBe(0)
		const after = open()
		const translated = await after('products_translations').where({ languages_code: 'de' }).pluck('products_id')
		const posts = await after('posts_translations').where({ languages_code: 'de' })
		const added = await after('block_text').where('id', '>', blocks!.id)
		const pages = await after('pages_translations').where({ languages_code: 'de' })
		const pictures = await after('files_translations')
			.join('directus_files', 'directus_files.id', 'directus_files_id')
			.where({ languages_code: 'de' })
			.pluck('title')
		await after.destroy()
		expect(translated).toContain(101)
		expect(translated).not.toContain(102)
		expect(pictures).toContain('pickles')
		expect(pictures).not.toContain('smash')
		expect(posts.length).toBeGreaterThanOrEqual(4)
		// Blocks get ids of their own, whatever editors have written meanwhile; what was there is not there twice.
		expect(added.length).toBeGreaterThan(4)
		expect(pages).toHaveLength(2)
	})
})
