import { expect, test } from 'vitest'
import { startScriptsAfterPaint } from './scripts-later.ts'

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
		/<script>\(function\(\)\{.*PerformanceObserver.*\}\)\(\)<\/script><\/body>/,
	)
})

test('a page that starts in another way is left alone', () => {
	const other = '<body><script type="module" src="/main.js"></script></body>'
	expect(startScriptsAfterPaint(other)).toBe(other)
})
