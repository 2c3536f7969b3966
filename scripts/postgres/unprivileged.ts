import { chmodSync, lchownSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What spawn needs to run a program as somebody else; empty where we are not root. */
export interface Identity {
	uid?: number
	gid?: number
}

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
export function unprivilegedIdentity(): Identity {
	if (process.getuid?.() !== 0) return {}
	const entry = readFileSync('/etc/passwd', 'utf8')
		.split('\n')
		.map((line) => line.split(':'))
		.find(([name]) => name === 'nobody')
	if (!entry) throw new Error('PostgreSQL does not run as root, and this machine has no user "nobody" to run it as.')
	return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

/** Gives a folder and all in it to `identity`. */
export function giveTo(identity: Identity, folder: string): void {
	if (identity.uid === undefined || identity.gid === undefined) return
	for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
		lchownSync(join(folder, path), identity.uid, identity.gid)
	}
	chmodSync(folder, 0o755)
}
