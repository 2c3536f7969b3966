import { expect, test, vi } from 'vitest'
import { startScriptsAfterPaint } from './deferred-scripts.ts'

const PAGE =
	'<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>Hi</p><script type="module" async="">import "/assets/a.js"</script></body></html>'

test('no script of the page is asked for before its first paint', () => {
	const page = startScriptsAfterPaint(PAGE)
	expect(page).not.toContain('modulepreload" href')
	expect(page).not.toContain('type="module"')
	expect(page).toContain('<script type="later">import "/assets/a.js"</script>')
})

test('the page itself tells when to start them', () => {
	expect(startScriptsAfterPaint(PAGE)).toMatch(
		/<script id="page-end">\(function\(\)\{.*PerformanceObserver.*\}\)\(\)<\/script><\/body>/,
	)
})

/**
 * Runs the page's own script in a page whose picture, if any, is shown when `picture` resolves; tells when it starts
 * the others.
 */
function openPage(picture: Promise<void> | null, links: { rel: string }[] = []) {
	const [, code] = /<script id="page-end">(\(function.*)<\/script><\/body>/.exec(startScriptsAfterPaint(PAGE))!
	const start = vi.fn()
	let paint = () => {}
	const elements: Record<string, unknown> = {
		'script[type=later]': { textContent: '' },
		'img[fetchpriority=high]': picture && { decode: () => picture },
	}
	const page = {
		visibilityState: 'visible',
		documentElement: { hasAttribute: () => false },
		querySelector: (selector: string) => elements[selector],
		querySelectorAll: () => links,
		createElement: () => ({ remove() {} }),
		body: { append: start },
	}
	class Observer {
		constructor(onPaint: () => void) {
			paint = onPaint
		}
		observe() {}
	}
	const atOnce = (run: () => void) => run()
	/** How many were asked for when each task ended. */
	const asked: number[] = []
	const after = (run: () => void, ms = 0) => {
		if (ms > 0) return
		asked.push(links.filter(({ rel }) => rel === 'modulepreload').length)
		run()
	}
	new Function('document', 'PerformanceObserver', 'requestAnimationFrame', 'setTimeout', code!)(
		page,
		Observer,
		atOnce,
		after,
	)
	return { start, paint: () => paint(), asked }
}

test('scripts start with the first paint of a page without a picture at its head', () => {
	const { start, paint } = openPage(null)
	expect(start).not.toHaveBeenCalled()
	paint()
	paint()
	expect(start).toHaveBeenCalledOnce()
})

test('scripts let the picture at the head go first, and start without one that does not load', async () => {
	let show = () => {}
	const shown = new Promise<void>((resolve) => {
		show = resolve
	})
	const withPicture = openPage(shown)
	withPicture.paint()
	expect(withPicture.start).not.toHaveBeenCalled()
	show()
	await vi.waitFor(() => expect(withPicture.start).toHaveBeenCalledOnce())

	const broken = openPage(Promise.reject(new Error('Not a picture')))
	broken.paint()
	await vi.waitFor(() => expect(broken.start).toHaveBeenCalledOnce())
})

test('scripts are asked for a few at a time, and started when all are', () => {
	const links = Array.from({ length: 14 }, () => ({ rel: 'later' }))
	const { start, paint, asked } = openPage(null, links)
	paint()
	expect(asked).toEqual([6, 12])
	expect(links.every(({ rel }) => rel === 'modulepreload')).toBe(true)
	expect(start).toHaveBeenCalledOnce()
})

test('a page that starts in another way is left alone', () => {
	const other = '<body><script type="module" src="/main.js"></script></body>'
	expect(startScriptsAfterPaint(other)).toBe(other)
})
