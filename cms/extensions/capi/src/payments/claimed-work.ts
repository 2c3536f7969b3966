/** So many are worked on at a time: one to which the provider does not answer holds up no others. */
const AT_A_TIME = 4
/**
 * A pass claims nothing more after this long: what follows it in the clean-up has its turn, also while the provider
 * is slow.
 */
const RUN_MS = 10_000

/**
 * Works off what is due until nothing is left or the pass has taken long enough. Each piece is claimed right before
 * it is worked on, so that its claim does not run out while it waits for others, and no other node begins it
 * meanwhile.
 */
export async function workOffClaimed<T>(
	claim: (limit: number) => Promise<T[]>,
	work: (item: T) => Promise<void>,
): Promise<void> {
	const startedAt = Date.now()
	const goOn = async (first: T) => {
		for (let item: T | undefined = first; item !== undefined; ) {
			await work(item)
			item = Date.now() - startedAt < RUN_MS ? (await claim(1))[0] : undefined
		}
	}
	await Promise.all((await claim(AT_A_TIME)).map(goOn))
}
