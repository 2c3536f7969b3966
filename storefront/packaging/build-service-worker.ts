import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { type Chunk, choosePrecache } from './choose-precache.ts'

/**
 * Makes the service worker of a finished build: bundles service-worker/, writes in the build's version and the list
 * of files to keep, and puts beside it the /build.json by which open pages learn of a newer build.
 */
const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(ROOT, 'build/client')
/** Gzipped, without the list: it is loaded beside the first page. */
const MAX_BYTES = 12 * 1024

async function bundle(version: string): Promise<string> {
	const result = await build({
		configFile: false,
		root: ROOT,
		logLevel: 'warn',
		define: { __BUILD__: JSON.stringify(version) },
		build: {
			write: false,
			target: 'es2022',
			lib: { entry: 'service-worker/main.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
		},
	})
	const [output] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
	if (output?.type !== 'chunk') throw new Error('The service worker was not bundled.')
	return output.code
}

const manifestFile = join(CLIENT, '.vite/manifest.json')
if (!existsSync(manifestFile)) throw new Error('Vite wrote no manifest: run react-router build first.')
const { buildVersion: version }: { buildVersion: string } = await import(join(ROOT, 'build/server/index.js'))
const manifest: Record<string, Chunk> = JSON.parse(await readFile(manifestFile, 'utf8'))
const code = await bundle(version)
const bytes = gzipSync(code, { level: 9 }).length
if (bytes > MAX_BYTES) throw new Error(`The service worker has ${bytes} bytes gzipped; ${MAX_BYTES} are allowed.`)

const source = join(CLIENT, '.vite/sw.js')
await writeFile(source, code)
const { count, size, warnings } = await injectManifest({
	swSrc: source,
	swDest: join(CLIENT, 'sw.js'),
	globDirectory: CLIENT,
	globPatterns: choosePrecache(manifest),
	// A name below /assets holds a hash already.
	dontCacheBustURLsMatching: /^assets\//,
	modifyURLPrefix: { '': '/' },
})
for (const warning of warnings) console.warn(warning)
await writeFile(join(CLIENT, 'build.json'), JSON.stringify({ version }))
await rm(join(CLIENT, '.vite'), { recursive: true })
console.log(
	`Service worker of ${version}: ${bytes} bytes gzipped, keeps ${count} files, ${Math.round(size / 1024)} KiB`,
)
