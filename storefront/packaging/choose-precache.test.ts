import { expect, it } from 'vitest'
import { choosePrecache } from './choose-precache.ts'

const PAGES = [
	'default-layout',
	'home',
	'ordering',
	'order',
	'order-cart',
	'checkout-payment',
	'checkout-success',
	'recent-orders',
	'branches',
	'branch',
	'offline',
]
const manifest = {
	'app/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_shell.js'] },
	'_shell.js': {
		file: 'assets/shell-1.js',
		css: ['assets/shell-1.css'],
		assets: ['assets/hero-1080-1.webp', 'assets/mark-1.svg'],
	},
	'app/root.tsx?__react-router-build-client-route': { file: 'assets/root-1.js', imports: ['_shell.js'] },
	...Object.fromEntries(PAGES.map((name) => [`app/routes/${name}.tsx?x`, { file: `assets/${name}-1.js` }])),
	'app/routes/order.tsx?x': {
		file: 'assets/order-1.js',
		dynamicImports: [
			'app/features/menu/ordering-menu.tsx',
			'app/features/checkout/payment/card-form.tsx',
			'app/features/branch/branch-map.tsx',
		],
	},
	'app/features/menu/ordering-menu.tsx': {
		file: 'assets/menu-1.js',
		imports: ['_sheet.js'],
		dynamicImports: ['app/features/menu/use-drawn-dish.ts'],
	},
	'_sheet.js': { file: 'assets/sheet-1.js', imports: ['_shell.js'] },
	'app/features/menu/use-drawn-dish.ts': { file: 'assets/draw-1.js' },
	'app/features/checkout/payment/card-form.tsx': { file: 'assets/card-form-1.js' },
	'app/features/branch/branch-map.tsx': { file: 'assets/branch-map-1.js' },
	'app/routes/settings.tsx?x': { file: 'assets/settings-1.js' },
}

it('keeps the shell, the pages of the ordering path and what they load late, each file once', () => {
	expect(choosePrecache(manifest)).toEqual(
		[
			'assets/entry-1.js',
			'assets/mark-1.svg',
			'assets/menu-1.js',
			'assets/root-1.js',
			'assets/sheet-1.js',
			'assets/shell-1.css',
			'assets/shell-1.js',
			...PAGES.map((name) => `assets/${name}-1.js`),
		].sort(),
	)
})

it('says so when a page was renamed', () => {
	const { 'app/routes/home.tsx?x': _home, ...others } = manifest as Record<string, { file: string }>
	expect(() => choosePrecache(others)).toThrow('The build has no app/routes/home.tsx')
})
