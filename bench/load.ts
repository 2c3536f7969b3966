import autocannon from 'autocannon'
import { cpuMilliseconds } from './cpu.ts'

export interface Load {
	perSecond: number
	/** Of the server's whole process tree. */
	cpuMsEach: number
	failures: number
}

/** Reads `url` for `seconds` over `clients` kept-alive connections and says what it cost the process `pid`. */
export async function readRepeatedly(
	url: string,
	pid: number,
	{ seconds = 8, clients = 16, headers = {} as Record<string, string> } = {},
): Promise<Load> {
	await autocannon({ url, connections: clients, duration: 2, headers })
	const before = cpuMilliseconds(pid)
	const result = await autocannon({ url, connections: clients, duration: seconds, headers })
	const answered = result.requests.total
	return {
		perSecond: answered / result.duration,
		cpuMsEach: (cpuMilliseconds(pid) - before) / answered,
		failures: result.non2xx + result.errors,
	}
}

/** Runs `work` `count` times over `clients` at once and says what each cost these processes and all below them. */
export async function workRepeatedly(
	work: (index: number) => Promise<void>,
	pids: readonly number[],
	{ count = 400, clients = 16, warmUp = clients * 2 }: { count?: number; clients?: number; warmUp?: number } = {},
): Promise<Load> {
	for (let index = 0; index < warmUp; index++) await work(-1 - index)
	const cpu = () => pids.reduce((sum, pid) => sum + cpuMilliseconds(pid), 0)
	const before = cpu()
	const started = performance.now()
	let next = 0
	let failures = 0
	const client = async () => {
		while (next < count) {
			const index = next++
			try {
				await work(index)
			} catch (error) {
				if (failures++ === 0) console.error(error instanceof Error ? error.message : error)
			}
		}
	}
	await Promise.all(Array.from({ length: clients }, client))
	return {
		perSecond: (count * 1000) / (performance.now() - started),
		cpuMsEach: (cpu() - before) / count,
		failures,
	}
}
