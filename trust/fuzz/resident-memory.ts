import { execFileSync } from 'node:child_process'

/** The memory that a process occupies, as ps reports it on Linux and macOS. */
export const residentMegabytes = (pid: number): number =>
	Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
