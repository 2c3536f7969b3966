import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

interface ProcessTimes {
	parent: number
	milliseconds: number
}

function timesOf(pid: string): ProcessTimes | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
		// The command's name may hold spaces and brackets: fields are counted behind its last bracket.
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
		const ticks = Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])
		return { parent: Number(fields[1]), milliseconds: (ticks * 1000) / TICKS_PER_SECOND }
	} catch {
		return null
	}
}

/**
 * User and system time of a process and all below it, in milliseconds, from /proc (Linux). Ended children count as
 * well.
 */
export function cpuMilliseconds(root: number): number {
	const processes = new Map<number, ProcessTimes>()
	for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
		const times = timesOf(pid)
		if (times) processes.set(Number(pid), times)
	}
	const belongs = (pid: number): boolean => pid === root || (processes.has(pid) && belongs(processes.get(pid)!.parent))
	let total = 0
	for (const [pid, { milliseconds }] of processes) if (belongs(pid)) total += milliseconds
	return total
}
