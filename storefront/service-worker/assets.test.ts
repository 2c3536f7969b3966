import { afterEach, expect, it, vi } from 'vitest'
import { stubScope } from './fake-scope.fixture.ts'

afterEach(() => {
	vi.unstubAllGlobals()
})

async function start(network: (path: string) => Response) {
	const scope = stubScope(network)
	vi.resetModules()
	return { ...scope, ...(await import('./assets.ts')) }
}

it('loads what is missing only, and fails where a file cannot be loaded', async () => {
	const worker = await start((path) => {
		if (path === '/assets/gone.js') throw new TypeError('Failed to fetch')
		return new Response(path)
	})
	await worker.keepAssets(['/assets/a.js', '/assets/b.js'])
	await worker.keepAssets(['/assets/b.js', '/assets/c.js'])
	expect(worker.asked.sort()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
	await expect(worker.keepAssets(['/assets/gone.js'])).rejects.toThrow('Failed to fetch')
})

it('keeps the files of this build and of the one before it', async () => {
	const worker = await start((path) => new Response(path))
	const names = async () =>
		(await worker.kept.get('shop-assets')!.keys()).map(({ url }) => new URL(url).pathname).sort()
	await worker.keepAssets(['/assets/a1.js', '/assets/same.js'])
	await worker.throwOldAssetsAway(['/assets/a1.js', '/assets/same.js'])
	for (const build of ['2', '3']) {
		vi.stubGlobal('__BUILD__', build)
		vi.resetModules()
		const next = await import('./assets.ts')
		await next.keepAssets([`/assets/a${build}.js`, '/assets/same.js'])
		await next.throwOldAssetsAway([`/assets/a${build}.js`, '/assets/same.js'])
	}
	expect(await names()).toEqual(['/assets/a2.js', '/assets/a3.js', '/assets/lists', '/assets/same.js'])
})
