// The pinned runtime: installs the packages with the host's Node, builds the native modules for Node 22 and runs a
// script on it. Plain JavaScript without dependencies: it runs on any Node ≥ 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithAncestors } from './ancestors.mjs'
import { findChromium } from './chromium.mjs'
import { canInstallPackages, installPackagesMeanwhile } from './system-packages.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const versionFile = join(root, 'node_modules/.installed.json')
const unfinishedMark = join(root, 'node_modules/.installing')
/**
 * Native modules that may have to be compiled for the runtime; isolated-vm's package has binaries for the usual
 * platforms.
 */
const NATIVE_MODULES = ['isolated-vm', 'sqlite3']
const COMPILER_FLAGS = '-O2 -g0'

export const supportsHostNode = (version) => Number(version.split('.')[0]) >= 20

/** The pinned Node inside node_modules: `{ binary, home }`, or null while it is not installed. */
export function nodeRuntime() {
	const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
	for (const name of names) {
		const home = join(root, 'node_modules', name)
		const binary = join(home, 'bin/node')
		if (existsSync(binary)) return { binary, home }
	}
	// Where no pinned build exists for the platform, the host's own Node will do if it is a 22.
	return process.versions.node.startsWith('22.')
		? { binary: process.execPath, home: dirname(dirname(process.execPath)) }
		: null
}

/** The native modules that do not load on the runtime and so must be compiled for it. */
function missingNativeModules({ binary }) {
	return NATIVE_MODULES.filter((name) => spawnSync(binary, ['-e', `require('${name}')`], { cwd: root }).status !== 0)
}

export const loadsNativeModules = (runtime) => missingNativeModules(runtime).length === 0

export function missingBuildTools() {
	const missing = (name) => spawnSync(name, ['--version']).error !== undefined
	return ['python3', 'make', 'g++'].filter(missing)
}

/** What went wrong in npm's output, in a sentence for people; null where none of the known causes fits. */
export function explainInstallFailure(output) {
	if (/ENOSPC/.test(output)) return 'The disk is full: an installation takes about 2 GB.'
	if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|E40[13]|E5\d\d/.test(output)) {
		return 'The npm registry does not answer: check the network, a proxy, or the registry in your npm configuration.'
	}
	if (/EINTEGRITY/.test(output)) return 'A package is not what package-lock.json says it is, so it was not installed.'
	if (/EACCES|EPERM|EROFS/.test(output)) return 'npm may not write here: check who owns this folder.'
	return null
}

/** Runs npm with the Node at `binary`, with a sign of life every 15 s; throws an explained error. */
async function runNpm(args, { binary = process.execPath, env = {}, doing }) {
	const npm = process.env.npm_execpath ? [binary, process.env.npm_execpath] : ['npm']
	const started = Date.now()
	console.log(`${doing} …`)
	const alive = setInterval(
		() => console.log(`  still ${doing.toLowerCase()} (${Math.round((Date.now() - started) / 1000)} s)`),
		15_000,
	)
	let output = ''
	const status = await new Promise((resolve) => {
		const child = spawn(npm[0], [...npm.slice(1), ...args], {
			cwd: root,
			// A user's npmrc may say otherwise (engine-strict, omit=optional, scripts on): these settings win.
			env: {
				...process.env,
				npm_config_engine_strict: 'false',
				npm_config_loglevel: 'error',
				NODE_ENV: 'development',
				...env,
			},
			stdio: ['ignore', 'pipe', 'pipe'],
		})
		const end = () => child.kill()
		process.once('exit', end)
		const keep = (chunk) => {
			output += chunk
		}
		child.stdout.on('data', keep)
		child.stderr.on('data', keep)
		child.on('error', (error) => {
			output += error.message
			resolve(1)
		})
		child.on('close', (code) => {
			process.off('exit', end)
			resolve(code)
		})
	})
	clearInterval(alive)
	if (status === 0) return
	mkdirSync(join(root, 'var'), { recursive: true })
	const log = join('var', 'install.log')
	writeFileSync(join(root, log), output)
	const reason = explainInstallFailure(output) ?? output.trim().split('\n').slice(-5).join('\n')
	throw new Error(`${doing} failed. ${reason}\nThe whole output is in ${log}.`)
}

const lockHash = () =>
	createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex')

function isInstalled() {
	try {
		return JSON.parse(readFileSync(versionFile, 'utf8')).lock === lockHash() && nodeRuntime() !== null
	} catch {
		return false
	}
}

async function ensurePackages() {
	if (isInstalled()) return
	const folder = join(root, 'node_modules')
	// What an interrupted installation left cannot be told from whole packages, so it is not built upon.
	if (existsSync(unfinishedMark)) rmSync(folder, { recursive: true, force: true })
	mkdirSync(folder, { recursive: true })
	writeFileSync(unfinishedMark, '')
	// Not `npm ci`: it refuses a lock file made where a registry lacks the builds of some foreign platform. This keeps
	// to the lock file as well and does not write it.
	await runNpm(['install', '--no-save', '--ignore-scripts', '--include=dev', '--include=optional'], {
		doing: 'Installing packages',
	})
	if (!nodeRuntime()) {
		throw new Error(
			`There is no pinned Node 22 for ${process.platform}-${process.arch}: install Node 22 yourself and try again.`,
		)
	}
	writeFileSync(versionFile, JSON.stringify({ lock: lockHash() }))
	rmSync(unfinishedMark)
}

/**
 * Compiles the native modules where they do not load, all at once: one of them is a single file that keeps one
 * processor alone busy.
 */
export async function ensureNativeModules(runtime) {
	const names = missingNativeModules(runtime)
	if (names.length === 0) return
	const missing = missingBuildTools()
	if (missing.length > 0) {
		throw new Error(
			`Native modules must be compiled, and ${missing.join(', ')} is missing: install a C++ compiler, make and Python 3.`,
		)
	}
	const env = {
		PATH: `${dirname(runtime.binary)}:${process.env.PATH}`,
		JOBS: 'max',
		// What follows -O3 and -g wins: a third of the compiler's time, for what no request waits for.
		CFLAGS: `${process.env.CFLAGS ?? ''} ${COMPILER_FLAGS}`.trim(),
		CXXFLAGS: `${process.env.CXXFLAGS ?? ''} ${COMPILER_FLAGS}`.trim(),
	}
	// The headers lie beside the pinned Node, so nothing is fetched, whatever a user's npmrc names as nodedir.
	if (existsSync(join(runtime.home, 'include/node'))) env.npm_config_nodedir = runtime.home
	await Promise.all(
		names.map((name) => runNpm(['rebuild', name], { binary: runtime.binary, env, doing: `Building ${name}` })),
	)
	if (!loadsNativeModules(runtime)) {
		throw new Error('The native modules were built but do not load: delete node_modules and try again.')
	}
}

/**
 * Debian packages that are wanted and not there, where they can be installed; what fails is told where it is needed.
 */
async function ensureSystemPackages({ needsBrowser }) {
	if (!canInstallPackages()) return
	const runtime = nodeRuntime()
	const wanted = [
		...(runtime && loadsNativeModules(runtime) ? [] : missingBuildTools()),
		...(needsBrowser && !findChromium() ? ['chromium'] : []),
	]
	if (wanted.length > 0) await installPackagesMeanwhile(wanted).catch((error) => console.error(error.message))
}

/**
 * Makes sure that everything is installed, then runs `scripts/{script}` on the pinned Node with this process's
 * arguments. The system's own packages come while npm is at work. A script with something else to do meanwhile
 * compiles the native modules itself.
 */
export async function handOver(script, { needsBrowser = false, compilesItself = false } = {}) {
	try {
		if (!supportsHostNode(process.versions.node)) {
			throw new Error(`Node ${process.versions.node} is too old: Node 20 or later is needed.`)
		}
		await Promise.all([ensureSystemPackages({ needsBrowser }), ensurePackages()])
		const runtime = nodeRuntime()
		if (!compilesItself) await ensureNativeModules(runtime)
		run(runtime, script)
	} catch (error) {
		console.error(`\n${error.message}`)
		process.exit(1)
	}
}

function run({ binary }, script) {
	const child = spawn(
		binary,
		[
			'--disable-warning=ExperimentalWarning',
			'--import',
			'./scripts/end-with-parent.mjs',
			join('scripts', script),
			...process.argv.slice(2),
		],
		{
			cwd: root,
			env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${dirname(binary)}:${process.env.PATH}` },
			stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
		},
	)
	// The terminal sends Ctrl-C to the whole group: the child ends by itself and this process waits for it. A signal that
	// reached only this process is passed on.
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
	endWithAncestors(() => child.kill('SIGTERM'))
	child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}
