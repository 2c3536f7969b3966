import { EnvironmentError } from '../environment/settings.ts'

/** One line for each step, so that a person at the terminal sees that something happens. */
export function say(line: string): void {
	process.stdout.write(`cms: ${line}\n`)
}

/** Runs a step and says how long it took. */
export async function timed<T>(name: string, step: () => Promise<T>): Promise<T> {
	const start = performance.now()
	const result = await step()
	say(`${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
	return result
}

/** Ends the process with a message; the stack only where the error is not one of our own sentences. */
export function fail(error: unknown): never {
	const known = error instanceof EnvironmentError
	process.stderr.write(`cms: ${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
	process.exit(1)
}
