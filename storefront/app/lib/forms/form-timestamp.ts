import { FormTimestampReplySchema, MAX_FORM_AGE_MS, MIN_FORM_AGE_MS } from '@app/contract/forms'
import type { CmsClient } from '../http/cms-client.ts'
import { now } from '../timing/clock.ts'

/**
 * The server's word about when a form was opened: without it, or right after it, what is sent looks like a program's.
 */
export interface FormTimestamp {
	/** The form is there. */
	open(): void
	/**
	 * The stamp, once it is old enough to be believed: nobody who reads and types ever waits for it. Rejects like the
	 * call.
	 */
	take(): Promise<string>
}

/** Clocks of both sides run alike over seconds, not to the millisecond. */
const MARGIN_MS = 250

export function createFormTimestamp(
	read: () => Promise<string>,
	{ time = now, pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) } = {},
): FormTimestamp {
	let held: Promise<{ stamp: string; at: number }> | null = null

	function hold(): Promise<{ stamp: string; at: number }> {
		const reading = read().then((stamp) => ({ stamp, at: time() }))
		held = reading
		// One that failed is asked for again.
		reading.catch(() => {
			if (held === reading) held = null
		})
		return reading
	}

	return {
		open() {
			if (!held) hold().catch(() => {})
		},
		async take() {
			let { stamp, at } = await (held ?? hold())
			if (time() - at > MAX_FORM_AGE_MS / 2) ({ stamp, at } = await hold())
			const left = at + MIN_FORM_AGE_MS + MARGIN_MS - time()
			if (left > 0) await pause(left)
			return stamp
		},
	}
}

/** The stamp of a form of ours. */
export async function readTimestamp(cms: CmsClient): Promise<string> {
	return (await cms.get('/capi/forms/stamp', FormTimestampReplySchema, { isPublic: true })).data.stamp
}
