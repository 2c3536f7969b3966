import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { speakLanguages } from './packaging/speak-languages.ts'

/**
 * Code of every page, and the few parts that home, the menu and what comes late have in common: with them would come
 * all of a later file. Also how an open page stays fresh: what that shares with the session and with an order must
 * not bring those to everybody.
 */
const SHELL =
	/storefront\/app\/(root|shell\/(?!bare-layout|outage-log|consent-providers|lifecycle\/)|routes\/default-layout|lib\/(pwa\/(locate|install-prompt|service-worker)|storage\/tab-lock|analytics\/analytics|rendering\/(page-opening|lazy-with-preload|use-refresh))|ui\/(price|product-picture|cms-picture|text-link|notice|art\/scene-))|domain\/branch\/distance|contract\/(allergens|device-metadata|values|errors)/

/** Consent, what waits for it, and the notes of what went wrong. */
const VISIT = /storefront\/app\/(shell\/consent-providers|features\/diagnostics\/log-store)/

/** What many a form, sheet and list is made of. */
const CONTROLS = /storefront\/app\/ui\/(chip|empty-state|field|quantity-stepper|sheet|art\/scene-empty-cart)/

/** What pages of the blog, home and whatever an editor makes have in common. */
const NEWS =
	/storefront\/app\/features\/content\/(blog\/(post-(card|date|pieces|row)|featured-posts)|newsletter\/newsletter-(form|band))|domain\/content\/blog-/
const CONTENT =
	/storefront\/app\/features\/content\/((?!content-(client|store)|(blog|careers|contact|home|legal|newsletter)\/)|careers\/job-facts)/

/** What /branches, a branch's page and /contacts have in common, and how each page with branches hears of a change. */
const BRANCH_PARTS =
	/storefront\/app\/features\/branch\/(use-loaded-branches|branch-(opening|path|contact)|no-branches)/
const LIVE =
	/storefront\/app\/(features\/branch\/((live|load)-branches|check-cart)|lib\/realtime\/(socket|while-seen))|domain\/(cart\/fresh-facts|branch\/branch-check)/

/** What the whole menu, the choice of a branch and the cart have in common. */
const ORDERING =
	/storefront\/app\/(routes\/ordering\.tsx|features\/(menu\/(ordering-data|hero-dishes)|branch\/(branch-store|use-branch-refresh)|cart\/cart-store)|lib\/rendering\/use-now|ui\/(badge|skeleton))/

/** How lines of a cart come about: for the menu, the cart, an order again and a payment. */
const CART =
	/domain\/(cart\/(cart-item|cart-add)|privacy\/analytics-items)\.ts|storefront\/app\/features\/cart\/attempt-store/

/**
 * React Router reloads the page whenever a page's code does not load: for ever, also without a network and in the
 * middle of a payment. Ours decides instead (app/shell/reload-for-failed-chunks.ts), and a page that fails with it
 * takes its place, now and whenever it is gone to again: for code that is rejected the router shows nothing at all.
 */
const leaveReloadingToUs: Plugin = {
	name: 'leave-reloading-to-us',
	apply: 'build',
	transform(code, id) {
		// Our own code names the message too, to note it.
		if (!id.includes('node_modules') || !code.includes('Error loading route module')) return null
		const ours = code.replace(
			/window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/,
			`const tell = () => window.dispatchEvent(new Event('pagechunkerror'));
			tell();
			return routeModulesCache[route.id] = { default() { tell(); throw error; } };`,
		)
		if (ours === code) this.error('React Router reloads in another way than before: see vite.config.ts.')
		return { code: ours, map: null }
	},
}

/** Files of which every page runs most. */
const COMPILED_BESIDE = ['framework', 'shell']
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

/**
 * Chromium compiles a file that begins so as a whole, in a thread of its own while others still load, rather than
 * each function on the page's thread as it is called first. Other browsers see a comment.
 */
const compileBeside: Plugin = {
	name: 'compile-beside',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	augmentChunkHash: ({ name }) => (COMPILED_BESIDE.includes(name) ? COMPILE_ALL : undefined),
	generateBundle: {
		// Vite writes to the beginning of files too.
		order: 'post',
		handler(_, bundle) {
			for (const output of Object.values(bundle)) {
				if (output.type === 'chunk' && COMPILED_BESIDE.includes(output.name)) output.code = COMPILE_ALL + output.code
			}
		},
	},
}

/**
 * The thread that draws pictures for sharing is a file of its own beside the server's bundle: server/main.ts says
 * where it is.
 */
const buildDrawWorker: Plugin = {
	name: 'build-draw-worker',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'ssr',
	buildStart() {
		const id = './app/server/share-pictures/draw-worker.server.ts'
		this.emitFile({ type: 'chunk', id, fileName: 'draw-worker.js' })
	},
}

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), leaveReloadingToUs, compileBeside, speakLanguages, buildDrawWorker],
	build: {
		target: 'es2022',
		// The CSP allows no data: scripts or fonts, and a hashed file is cached for good: nothing is inlined.
		assetsInlineLimit: 0,
		// What imports what: packaging/ chooses from it what the service worker keeps, and removes it.
		manifest: true,
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
								// Consent and what waits for it come to everybody, late; what they share with the session must not bring that
								// along.
								{ name: 'visit', test: VISIT, priority: 1 },
								// What watches over an open page comes to everybody, late: one file.
								{ name: 'app-life', test: /storefront\/app\/shell\/lifecycle\/app-lifecycle/ },
								// What a page loads beside these when somebody is signed in: one file.
								{ name: 'session', test: /storefront\/app\/features\/auth\/session\.ts/ },
								{ name: 'ordering', test: ORDERING },
								{ name: 'order', test: /storefront\/app\/routes\/order\.tsx/ },
								// A menu whose branch is known is there in four files rather than nineteen, which a slow phone takes a tenth
								// of a second to read.
								{ name: 'controls', test: CONTROLS },
								{ name: 'news', test: NEWS },
								{ name: 'content', test: CONTENT },
								{ name: 'branch-parts', test: BRANCH_PARTS },
								{ name: 'live', test: LIVE },
								{ name: 'cart', test: CART },
								{
									name: 'menu',
									test: /storefront\/app\/features\/menu\/(menu-board|use-product-sheet|use-add-item|line-selection)/,
								},
								{
									name: 'order-menu',
									test: /storefront\/app\/features\/(menu\/ordering-menu|cart\/basket|branch\/branch-bar)\.tsx/,
								},
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
