import { DEVICE_DATABASE_BLOCK_MS, DEVICE_DATABASE_OPENS, DEVICE_DATABASE_RETRY_MS } from '@app/contract/constants'
import { log } from '../log.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Opens something that may refuse or hang. Null after three refusals a second apart, or as soon as one try has hung
 * for five seconds (section 9): another window holds an older version, or the browser has lost its way. What opens
 * too late is handed to `dispose`.
 */
export async function openPatiently<T>(open: () => Promise<T>, dispose: (late: T) => void): Promise<T | null> {
	for (let left = DEVICE_DATABASE_OPENS; left > 0; left--) {
		// A browser without databases throws at once.
		const opening = (async () => open())()
		const outcome = await Promise.race([
			opening.then(
				(opened) => ({ opened }),
				(error: unknown) => ({ error }),
			),
			wait(DEVICE_DATABASE_BLOCK_MS),
		])
		if (!outcome) {
			log('info', 'The device database does not open: local storage takes its place.')
			opening.then(dispose, () => {})
			return null
		}
		if ('opened' in outcome) return outcome.opened
		log('info', 'The device database refused to open.', outcome.error)
		if (left > 1) await wait(DEVICE_DATABASE_RETRY_MS)
	}
	return null
}
