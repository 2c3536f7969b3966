import { findAxeViolations } from './axe.ts'
import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

/** Gzipped JavaScript of a first load; those of an order are not among it. */
const MAX_SCRIPT_BYTES = 165_000
const OF_OTHER_PAGES = /map|payment|checkout|stripe|session|settings|ordering|menu-board|product-sheet/

test('the news lead on: by pages, from post to post, and to what is gone', async ({
	page,
	allowFailedLoads,
	context,
}) => {
	allowFailedLoads()
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	const scripts = new Map<string, number>()
	page.on('response', (response) => {
		if (!response.url().endsWith('.js')) return
		scripts.set(new URL(response.url()).pathname, Number(response.headers()['content-length']))
	})
	const shop = new Shop(page)
	await shop.open('/blog')
	const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
	expect(total).toBeGreaterThan(50_000)
	expect(total).toBeLessThan(MAX_SCRIPT_BYTES)
	expect([...scripts.keys()].filter((path) => OF_OTHER_PAGES.test(path))).toEqual([])

	await page.getByRole('link', { name: 'Older' }).click()
	await expect(page).toHaveURL('/blog?page=2')
	await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
	await page.getByRole('link', { name: 'Newer' }).click()
	await expect(page).toHaveURL('/blog')

	await page.getByRole('main').getByRole('heading', { level: 2 }).first().click()
	await expect(page).toHaveURL(/\/blog\/[\w-]+$/)
	const first = page.url()
	await page.getByRole('button', { name: 'Share' }).click()
	await expect(page.getByText('Link copied')).toBeVisible()
	const title = await page.getByRole('heading', { level: 1 }).textContent()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
	await page.getByRole('link', { name: /^Older/ }).click()
	await expect(page).not.toHaveURL(first)
	await page.getByRole('link', { name: /^Newer/ }).click()
	await expect(page).toHaveURL(first)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)

	await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click()
	await expect(page).toHaveURL(/\/blog\?tag=[\w-]+$/)
	const tag = page.getByRole('navigation', { name: 'Tags' }).locator('[aria-current]')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText((await tag.textContent())!)
	await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'All news' }).click()
	await expect(page).toHaveURL('/blog')

	expect((await page.goto('/blog?page=999'))?.status()).toBe(404)
	expect((await page.goto('/blog/burger-of-the-month'))?.status()).toBe(410)
	await shop.isLive()
	await expect(page.getByRole('heading', { name: 'All gone' })).toBeVisible()
	await page.getByRole('link', { name: 'Other news' }).click()
	await expect(page).toHaveURL('/blog')
})

test('the news are searched in the CMS itself, once for what was asked a moment ago, in the reader’s language', async ({
	page,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const asked: string[] = []
	page.on('request', (request) => {
		if (/\/items\/|\/blog\.data/.test(request.url())) asked.push(new URL(request.url()).pathname)
	})
	const shop = new Shop(page)
	await shop.open('/blog')
	await page.getByRole('searchbox', { name: 'Search the news' }).fill('DILL cucumber')
	expect(asked).toEqual([])
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/blog?q=DILL+cucumber')
	const found = page.getByText('1 post speaks of “DILL cucumber”')
	await expect(found).toBeVisible()
	// The posts and how many there are; the page beneath stays as it is.
	expect(asked).toEqual(['/items/posts', '/items/posts'])
	const posts = page.getByRole('main').getByRole('listitem')
	await expect(posts).toHaveText(/How a cucumber becomes a Big Dill/)
	await posts.getByRole('link').click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('How a cucumber becomes a Big Dill')
	await page.goBack()
	await expect(found).toBeVisible()
	expect(asked.filter((path) => path === '/items/posts')).toHaveLength(2)

	await page.getByRole('searchbox').fill('the')
	await page.keyboard.press('Enter')
	await expect(posts).toHaveCount(10)
	await page.getByRole('button', { name: 'More posts' }).click()
	await expect.poll(() => posts.count()).toBeGreaterThan(10)
	expect.soft(await findAxeViolations(page)).toEqual([])
	await page.getByRole('searchbox').fill('nothing of ours')
	await page.keyboard.press('Enter')
	await expect(page.getByText('No post speaks of “nothing of ours”.')).toBeVisible()
	await page.getByRole('link', { name: 'All news' }).click()
	await expect(page).toHaveURL('/blog')
	await expect(page.getByRole('searchbox')).toHaveValue('')

	await shop.open('/de/blog?q=draufdrücken')
	await expect(page.getByText('1 Beitrag spricht von „draufdrücken“')).toBeVisible()
	await page.route('**/items/posts?**', (route) => route.abort())
	await page.getByRole('searchbox').fill('Gurke')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('alert')).toContainText('Die Neuigkeiten konnten nicht durchsucht werden')
	await page.unroute('**/items/posts?**')
	await page.getByRole('button', { name: 'Noch mal versuchen' }).click()
	await expect(page.getByText(/Beiträge? spr[ie]ch(t|en) von „Gurke“/)).toBeVisible()
})

test('an opening has a page of its own, whose form a link leads to; questions open by the keyboard', async ({
	page,
}) => {
	const shop = new Shop(page)
	await shop.open('/careers')
	await page.getByRole('link', { name: /Weekend host/ }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekend host')
	const question = page.locator('summary').first()
	await question.focus()
	await page.keyboard.press('Enter')
	await expect(page.locator('details').first()).toHaveAttribute('open', '')

	const apply = page.getByRole('link', { name: 'Apply', exact: true })
	await apply.focus()
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/#apply$/)
	const heading = page.getByRole('heading', { name: 'Apply' })
	const headerBottom = () => page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom)
	await expect(heading).toBeInViewport()
	await expect.poll(async () => (await heading.boundingBox())!.y - (await headerBottom())).toBeGreaterThanOrEqual(0)
	await page.getByRole('link', { name: 'All openings' }).click()
	await expect(page).toHaveURL('/careers')
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('an editor sees a draft as it is saved, and nobody else does', async ({ page, staff, allowFailedLoads }) => {
	allowFailedLoads()
	const slug = `draft-${crypto.randomUUID().slice(0, 8)}`
	const draft = { slug, title: 'Half a thought', summary: '', status: 'draft', date_created: '2026-01-02T09:00:00Z' }
	const id = await staff.post('posts', draft)
	await page.goto(await staff.previewOf('posts', id))
	await new Shop(page).isLive()
	await expect(page.getByText('Draft. Only you see this page')).toBeVisible()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half a thought')
	await staff.change('posts', id, { title: 'A whole one' })
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('A whole one')
	expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404)
})
