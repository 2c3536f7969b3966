import { readFileSync } from 'node:fs'

const isAlive = (pid) => {
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		return error.code === 'EPERM'
	}
}

function parentOf(pid) {
	try {
		return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
	} catch {
		return 0
	}
}

/**
 * Calls `end` once npm, or the shell that it put between, is gone. npm passes no channel to its scripts, so that a
 * killed npm would leave them running; looking is all that is left. Started by hand without npm, a process outlives
 * its shell as usual.
 */
export function endWithAncestors(end) {
	if (!process.env.npm_lifecycle_event) return
	const watched = [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1)
	const timer = setInterval(() => {
		if (watched.every(isAlive)) return
		clearInterval(timer)
		end()
	}, 1_000)
	timer.unref()
}
