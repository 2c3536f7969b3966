import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { makeMenu, makeProduct } from '../../../test/fake-cms.ts'
import type { useDrawnSections } from './use-drawn-sections.ts'

const [category] = makeMenu().categories

/** Sections of three dishes each. */
const sections = Array.from({ length: 6 }, (_, id) => ({
	category: { ...category!, id },
	products: [1, 2, 3].map((dish) => makeProduct({ id: id * 10 + dish })),
}))

function Menu({ useSections }: { useSections: typeof useDrawnSections }) {
	return useSections(sections).map(({ category, products }) => <i key={category.id}>{products.length} </i>)
}

interface Start {
	isKept?: boolean
	type?: string
	/** The page that was opened. */
	opened?: string
}

/**
 * How many dishes of each section the first drawing of a menu at /order holds; what follows it is drawn when there is
 * time.
 */
async function firstDrawing({ isKept = true, type = 'navigate', opened = '/order' }: Start) {
	vi.resetModules()
	vi.stubGlobal('location', { pathname: '/order' })
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
		{ type, name: `http://shop${opened}` } as unknown as PerformanceEntry,
	])
	const { changeConnection } = await import('../../lib/realtime/connection.ts')
	const module = await import('./use-drawn-sections.ts')
	changeConnection({ isKept })
	const drawn = renderToStaticMarkup(<Menu useSections={module.useDrawnSections} />)
	return [...drawn.matchAll(/\d+/g)].map(Number)
}
afterEach(() => {
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
})

it('begins with the dishes of a first screen where the app starts from the cache', async () => {
	expect(await firstDrawing({})).toEqual([3, 3, 2])
})

it.each([
	['came from the network', { isKept: false }],
	['was come back to', { type: 'back_forward' }],
	['was reloaded', { type: 'reload' }],
	['is reached from another one', { opened: '/' }],
] satisfies [string, Start][])('draws the whole menu at once on a page that %s', async (_what, start) => {
	expect(await firstDrawing(start)).toEqual([3, 3, 3, 3, 3, 3])
})
