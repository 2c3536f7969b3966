import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

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
						// What every page loads comes in two files: it compresses better and costs fewer requests than a dozen.
						codeSplitting: {
							groups: [
								{ name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
								// With all that they import: a part of ui/ or domain/ that the shell does not use stays with its page.
								{ name: 'shell', test: /storefront\/app\/(root|shell\/|routes\/default-layout)/, priority: 1 },
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
