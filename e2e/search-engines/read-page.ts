import type { Page } from '@playwright/test'

/** What a crawler finds in a page's HTML. */
export interface PageFacts {
	lang: string
	title: string
	headings: number
	/** By name or property: `description`, `og:image` … */
	meta: Record<string, string>
	canonical: string | null
	/** Texts of JSON-LD scripts. */
	linkedData: string[]
	/** Whole addresses of links, in their order. */
	links: string[]
	/** What a link's hash can lead to. */
	ids: string[]
}

/** Reads HTML as a browser does, without running or loading anything of it. */
export function readPages(browser: Page, pages: readonly { url: string; html: string }[]): Promise<PageFacts[]> {
	return browser.evaluate(
		(sources) =>
			sources.map(({ url, html }) => {
				const document = new DOMParser().parseFromString(html, 'text/html')
				const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]
				const meta = all<HTMLMetaElement>('meta[name], meta[property]').map(
					(one) => [one.getAttribute('name') ?? one.getAttribute('property')!, one.content] as const,
				)
				const links = all('a[href]').map((one) => new URL(one.getAttribute('href')!, url).href)
				return {
					lang: document.documentElement.lang,
					title: document.title,
					headings: all('h1').length,
					meta: Object.fromEntries(meta),
					canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
					linkedData: all('script[type="application/ld+json"]').map((one) => one.textContent ?? ''),
					links,
					ids: all('[id]').map((one) => one.id),
				}
			}),
		pages,
	)
}
