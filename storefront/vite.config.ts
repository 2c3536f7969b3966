import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Code of every page, and the few parts that home and the menu have in common. */
const SHELL =
	/storefront\/app\/(root|shell\/(?!bare-layout)|routes\/default-layout|platform\/(geolocation|tab-lock)|ui\/(price|product-picture))|domain\/distance/

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: {
		target: 'es2022',
		// The CSP allows no data: scripts or fonts, and a hashed file is cached for good: nothing is inlined.
		assetsInlineLimit: 0,
	},
	environments: {
		client: {
			build: {
				rollupOptions: {
					output: {
						entryFileNames: 'assets/[name]-[hash].js',
						// What every page loads comes in a file or two: it compresses better and costs fewer requests than a dozen.
						codeSplitting: {
							groups: [
								{ name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
								// With all that they import: a part of ui/ or domain/ that the shell does not use stays with its page.
								{ name: 'shell', test: SHELL, priority: 1 },
								// What a page loads beside these when somebody is signed in: one file.
								{ name: 'session', test: /storefront\/app\/features\/auth\/session\.ts/ },
								{ name: 'ordering', test: /storefront\/app\/routes\/(order|ordering)\.tsx/ },
							],
						},
					},
				},
			},
		},
		// The server loads this bundle and hands each request its context (app/server/page-context.server.ts).
		ssr: { build: { rollupOptions: { input: './app/server/handler.server.ts' } } },
	},
})
