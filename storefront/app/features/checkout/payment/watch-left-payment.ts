import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { pauseUntilWoken } from '../../../lib/timing/pause.ts'
import { tellOutcome } from './tell-outcome.ts'
import { watchPayment } from './watch-payment.ts'

/** Watches a payment from a page that is about something else. `open` leads to the success page. */
export function watchLeftPayment(cms: CmsClient, signal: AbortSignal, open: (path: string) => void): Promise<void> {
	return watchPayment({ cms, signal, onAnswer: (answer) => tellOutcome(answer, open), pause: pauseUntilWoken })
}
