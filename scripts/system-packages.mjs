import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether Debian packages can be installed without asking anybody: apt is there and we are root. */
export function canInstallPackages() {
	return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/** Installs Debian packages; throws apt's last words when that fails. */
export function installPackages(names) {
	console.log(`Installing ${names.join(', ')} with apt …`)
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	for (const args of [
		['update', '-q'],
		['install', '-y', '-q', '--no-install-recommends', ...names],
	]) {
		const { status, stderr } = spawnSync('apt-get', args, {
			env,
			encoding: 'utf8',
			stdio: ['ignore', 'ignore', 'pipe'],
		})
		if (status !== 0 && args[0] === 'install') {
			throw new Error(`apt-get could not install ${names.join(', ')}: ${stderr.trim().split('\n').at(-1)}`)
		}
	}
}
