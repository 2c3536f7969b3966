import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { pauseUntilWoken } from '../../../lib/timing/pause.ts'
import { showOutcome } from './show-outcome.ts'
import { watchPayment } from './watch-payment.ts'

/** Watches a payment from a page that is about something else. `open` leads to the success page. */
export function watchLeftPayment(cms: CmsClient, signal: AbortSignal, open: (path: string) => void): Promise<void> {
	return watchPayment({ cms, signal, onAnswer: (answer) => showOutcome(answer, open), pause: pauseUntilWoken })
}
