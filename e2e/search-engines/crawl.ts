import type { Page } from '@playwright/test'
import { type PageFacts, readPages } from './read-page.ts'

export interface CrawledPage extends Partial<PageFacts> {
	url: string
	/** Who names it first: the sitemap, or the page with the link. */
	from: string
	status: number
	/** Where a redirect ended. */
	finalUrl: string
	isNoindex: boolean
}

const AT_ONCE = 6

/**
 * Addresses that differ in the values of their query alone show the same page with something else on it: one of each
 * kind is enough.
 */
function kindOf(address: string): string {
	const { pathname, searchParams } = new URL(address)
	if (pathname === '/blog') return address
	return `${pathname}?${[...searchParams.keys()].sort().join()}`
}

/** Follows every link within the site, from `starts` on, each page once. Links to elsewhere are not followed. */
export async function crawl(browser: Page, origin: string, starts: readonly string[]): Promise<CrawledPage[]> {
	const found = new Map<string, CrawledPage>()
	let next = starts.map((path) => ({ url: new URL(path, origin).href, from: 'the start' }))
	while (next.length > 0) {
		const fresh = next.filter(({ url }, index) => {
			const isFirst = next.findIndex((one) => kindOf(one.url) === kindOf(url)) === index
			return isFirst && !found.has(kindOf(url))
		})
		const pages: CrawledPage[] = []
		for (let start = 0; start < fresh.length; start += AT_ONCE) {
			pages.push(...(await visit(browser, fresh.slice(start, start + AT_ONCE))))
		}
		for (const page of pages) found.set(kindOf(page.url), page)
		next = pages.flatMap(({ url: from, links = [] }) =>
			links
				.filter((link) => new URL(link).origin === origin)
				.map((link) => ({ url: link.split('#')[0]!, from: new URL(from).pathname })),
		)
	}
	return [...found.values()]
}

async function visit(browser: Page, wanted: readonly { url: string; from: string }[]): Promise<CrawledPage[]> {
	const replies = await Promise.all(
		wanted.map(async ({ url, from }) => {
			const reply = await fetch(url)
			const isHtml = reply.headers.get('content-type')?.startsWith('text/html') ?? false
			const html = await reply.text()
			const isNoindex = reply.headers.get('x-robots-tag')?.includes('noindex') ?? false
			return { url, from, status: reply.status, finalUrl: reply.url, isNoindex, html: isHtml ? html : '' }
		}),
	)
	const facts = await readPages(
		browser,
		replies.map(({ finalUrl, html }) => ({ url: finalUrl, html })),
	)
	return replies.map(({ html, ...reply }, index) => {
		const isNoindex = reply.isNoindex || (facts[index]!.meta.robots?.includes('noindex') ?? false)
		return { ...reply, ...(html && facts[index]), isNoindex }
	})
}
