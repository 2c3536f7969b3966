import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether Debian packages can be installed without asking anybody: apt is there and we are root. */
export function canInstallPackages() {
	return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

const OPTIONS = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'pipe'] }
const UPDATE = ['update', '-q']
const install = (names) => ['install', '-y', '-q', '--no-install-recommends', ...names]
const failure = (names, stderr) =>
	new Error(`apt-get could not install ${names.join(', ')}: ${stderr.trim().split('\n').at(-1)}`)

/** Installs Debian packages; throws apt's last words when that fails. */
export function installPackages(names) {
	console.log(`Installing ${names.join(', ')} with apt …`)
	spawnSync('apt-get', UPDATE, OPTIONS)
	const { status, stderr } = spawnSync('apt-get', install(names), { ...OPTIONS, encoding: 'utf8' })
	if (status !== 0) throw failure(names, stderr)
}

/** The same while something else goes on. */
export async function installPackagesMeanwhile(names) {
	console.log(`Installing ${names.join(', ')} with apt …`)
	await runApt(UPDATE)
	const { status, stderr } = await runApt(install(names))
	if (status !== 0) throw failure(names, stderr)
}

function runApt(args) {
	return new Promise((resolve) => {
		const child = spawn('apt-get', args, OPTIONS)
		let stderr = ''
		child.stderr.on('data', (chunk) => {
			stderr += chunk
		})
		child.on('error', (error) => resolve({ status: 1, stderr: error.message }))
		child.on('close', (status) => resolve({ status, stderr }))
	})
}
