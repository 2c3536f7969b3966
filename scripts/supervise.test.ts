import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Service, startService, stopServices } from './services.ts'
import { superviseService } from './supervise.ts'

let folder: string
let started: Service[]
let ending: AbortController
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'supervise-'))
	started = []
	ending = new AbortController()
})
afterEach(async () => {
	ending.abort()
	await stopServices(started)
	rmSync(folder, { recursive: true, force: true })
})

/** A real process that says something and ends, or stays. */
function start(script: string): Service {
	const options = { root: process.cwd(), env: { ...process.env, VAR_DIR: folder }, append: started.length > 0 }
	const service = startService('probe', ['-e', script], options)
	started.push(service)
	return service
}

const ENDS = 'console.error("no bread"); process.exitCode = 3'
const STAYS = 'setInterval(() => {}, 1_000)'

it('starts a service that ended again, with longer and longer waits, and says why', async () => {
	const said: string[] = []
	const waits: number[] = []
	const scripts = [ENDS, ENDS, STAYS]
	void superviseService(start(scripts[0]!), {
		start: () => start(scripts[started.length]!),
		signal: ending.signal,
		say: (text) => void said.push(text),
		wait: async (ms) => void waits.push(ms),
	})
	await expect.poll(() => started.length).toBe(3)
	expect(waits).toEqual([1_000, 2_000])
	expect(said[1]).toMatch(/^\nprobe ended unexpectedly \(with 3\) and starts again in 2 s\./)
	// The log keeps what the first one said.
	expect(said[1]).toContain('no bread\nno bread')
})

it('ends in the middle of a wait', async () => {
	const said: string[] = []
	const supervised = superviseService(start(ENDS), {
		start: () => start(STAYS),
		signal: ending.signal,
		say: (text) => void said.push(text),
	})
	await expect.poll(() => said).toHaveLength(1)
	ending.abort()
	await supervised
	expect(started).toHaveLength(1)
})
