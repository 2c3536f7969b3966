/**
 * Works through tasks, at most `atOnce` at a time, in their order. A task that fails is left. Resolves when all are
 * through.
 */
export async function runQueue(tasks: readonly (() => Promise<unknown>)[], atOnce: number): Promise<void> {
	const waiting = [...tasks]
	const work = async () => {
		for (let task = waiting.shift(); task; task = waiting.shift()) await task().catch(() => {})
	}
	await Promise.all(Array.from({ length: atOnce }, work))
}
