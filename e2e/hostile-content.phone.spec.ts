import { inLanguage } from '@app/language/tags'
import { XMLValidator } from 'fast-xml-parser'
import { GERMAN, PAYLOADS } from './hostile-content/content.ts'
import { startHostileShop } from './hostile-content/start-hostile-shop.ts'
import { Shop } from './shop.ts'
import { test as base, expect } from './test.ts'

const test = base.extend<object, { shopUrl: string }>({
	shopUrl: [
		async ({}, use) => {
			const shop = await startHostileShop()
			await use(shop.url)
			await shop.stop()
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ shopUrl }, use) => use(shopUrl),
})

const PAGES = [
	'/',
	'/order',
	'/shop?product=1',
	'/branches',
	'/branches/branch-1',
	'/contacts',
	'/about',
	'/blog',
	'/blog/post-1',
	'/careers',
	'/careers/job-1',
	'/legal/terms',
]
/** Those whose words the CMS translates; the menu's wire is one for each language anyway. */
const IN_GERMAN = [
	'/',
	'/branches/branch-1',
	'/about',
	'/blog',
	'/blog/post-1',
	'/careers',
	'/careers/job-1',
	'/legal/terms',
]

// The policy would stop most of it: this is about what is there without it.
test.use({ bypassCSP: true })

test('nothing that staff can write runs in a customer’s browser', async ({ page, baseURL, allowFailedLoads }) => {
	// Each page holds every payload.
	test.slow()
	expect(PAYLOADS.length).toBeGreaterThan(100)
	// The CMS of this test has no pictures and no events.
	allowFailedLoads()
	const strangers: string[] = []
	page.on('dialog', (dialog) => {
		strangers.push(`a dialog: ${dialog.message()}`)
		return dialog.dismiss()
	})
	page.on('request', (request) => {
		if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL!)) strangers.push(request.url())
	})
	const shop = new Shop(page)
	for (const path of [...PAGES, ...IN_GERMAN.map((path) => inLanguage('de', path))]) {
		await test.step(path, async () => {
			await shop.open(path)
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			if (path.includes('product=')) await expect(page.getByRole('dialog').getByRole('checkbox').nth(1)).toBeVisible()
			if (path.startsWith('/de/')) await expect(page.getByRole('main')).toContainText(GERMAN)
			const found = await page.evaluate(() => {
				const all = [...document.querySelectorAll<HTMLElement>('*')]
				const handlers = all.filter((one) => one.getAttributeNames().some((name) => name.startsWith('on')))
				const links = all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '')
				return {
					ran: 'xss' in window,
					handlers: handlers.map((one) => one.outerHTML.slice(0, 200)),
					frames: document.querySelectorAll('iframe, object, embed, base, frame').length,
					links: links.filter(
						(link) => /^\s*(?:javascript|vbscript|data:text)/i.test(link) && !link.includes('React has blocked'),
					),
				}
			})
			expect(found).toEqual({ ran: false, handlers: [], frames: 0, links: [] })
		})
	}
	expect(strangers).toEqual([])

	for (const path of ['/blog/rss.xml', '/de/blog/rss.xml', '/sitemap.xml']) {
		const reply = await fetch(baseURL + path)
		expect(reply.headers.get('content-type'), path).toMatch(/xml/)
		expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
		expect(XMLValidator.validate(await reply.text()), path).toBe(true)
	}
	const picture = await fetch(`${baseURL}/og/page/home-0123456789ab.png`)
	expect(picture.headers.get('content-type')).toBe('image/png')
})
