import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { announcedCode, lazyWithPreload, preloadCode } from './lazy-with-preload.ts'

function Menu({ of }: { of: string }) {
	return <p>The menu of {of}</p>
}

describe('lazyAhead', () => {
	it('draws at once what was loaded ahead', async () => {
		const [Late, loadAhead] = lazyWithPreload(async () => Menu)
		await loadAhead()
		const html = renderToStaticMarkup(
			<Suspense fallback="Loading">
				<Late of="Temple Bar" />
			</Suspense>,
		)
		expect(html).toContain('The menu of Temple Bar')
	})

	it('draws the fallback while the code is on its way', () => {
		const [Late] = lazyWithPreload(async () => Menu)
		const html = renderToStaticMarkup(
			<Suspense fallback="Loading">
				<Late of="Temple Bar" />
			</Suspense>,
		)
		expect(html).toContain('Loading')
		expect(html).not.toContain('The menu')
	})

	it('asks again after code that did not load', async () => {
		const answers = [Promise.reject(new Error('No network')), Promise.resolve(Menu)]
		const [Late, loadAhead] = lazyWithPreload(() => answers.shift()!)
		await expect(loadAhead()).rejects.toThrow('No network')
		await loadAhead()
		expect(renderToStaticMarkup(<Late of="Howth" />)).toContain('The menu of Howth')
	})
})

describe('announcedCode', () => {
	it('is there when all of it has come or failed', async () => {
		let isThere = false
		preloadCode(Promise.reject(new Error('No network')))
		preloadCode(
			Promise.resolve().then(() => {
				isThere = true
			}),
		)
		await announcedCode()
		expect(isThere).toBe(true)
	})
})
