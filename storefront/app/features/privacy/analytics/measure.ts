import type { ConsentChoice } from '@app/contract/consent'
import type { AnalyticsEvent, OutsideServices } from '@app/contract/measurement'
import { STORAGE_KEYS } from '@app/contract/records'
import { worthOf } from '@app/domain/privacy/analytics-items'
import { measuredPath, measuredReferrer } from '@app/domain/privacy/analytics-path'
import { carryEvents, track } from '../../../lib/analytics/analytics.ts'
import { onConsent } from '../../../lib/analytics/consent.ts'
import { type GoogleTag, startGtag } from '../../../lib/analytics/gtag.ts'
import { umamiCarrier } from '../../../lib/analytics/umami.ts'
import { log } from '../../../lib/log.ts'
import { writeRecord } from '../../../lib/storage/storage.ts'
import type { Recording } from './record-visit.ts'

/**
 * Follows the visitor's choice: what is accepted is switched on, what is withdrawn goes off at once. Returns how to
 * stop.
 */
export function measure({ gtag, umami, recordingUrl }: OutsideServices, readCurrency: () => string): () => void {
	const referrer = measuredReferrer(document.referrer, location.origin)
	const statistics = umami && umamiCarrier(umami, referrer)
	let google: GoogleTag | null = null
	let recording: Recording | null = null
	let wasRefused = false

	function obey(choice: ConsentChoice) {
		google?.obey(choice)
		if (!choice.analytics) {
			wasRefused = true
			writeRecord(STORAGE_KEYS.measuredOrders, null)
			recording?.stop()
			recording = null
			return carryEvents(null)
		}
		if (gtag) google ??= startGtag(gtag, choice, referrer)
		if (recordingUrl) recording ??= loadRecording(recordingUrl)
		const carriers = [google?.carry, statistics, recording?.carry].filter((carry) => !!carry)
		carryEvents((event) => {
			const priced = withValue(event, readCurrency)
			for (const carry of carriers) carry(priced)
		})
		// What came after a no is nobody's business; the page on which it became a yes is where the visit begins.
		if (wasRefused) track({ name: 'page_view', params: { page_path: measuredPath(location.pathname) } })
		wasRefused = false
	}

	const leave = onConsent(obey)
	return () => {
		leave()
		recording?.stop()
		carryEvents(null)
	}
}

/**
 * Tools want currency and value with what is looked at or put into the cart; who tells of it does not always know
 * them.
 */
function withValue(event: AnalyticsEvent, readCurrency: () => string): AnalyticsEvent {
	switch (event.name) {
		case 'view_item':
		case 'add_to_cart':
		case 'remove_from_cart':
		case 'view_cart':
		case 'begin_checkout': {
			const { items, currency = readCurrency(), value = worthOf(items, currency) } = event.params
			return { name: event.name, params: { currency, value, items } }
		}
		default:
			return event
	}
}

/** Recording, which begins as soon as its code is there: 34 kB that only those load who have accepted. */
function loadRecording(url: string): Recording {
	let isStopped = false
	const loaded = import('./record-visit.ts').then(({ recordVisit }) => {
		const running = recordVisit(url)
		if (isStopped) running.stop()
		return running
	})
	loaded.catch((error) => log('info', 'The visit could not be recorded.', error))
	const tell = (run: (running: Recording) => void) => void loaded.then(run, () => undefined)
	return {
		carry: (event) => tell((running) => running.carry(event)),
		stop() {
			isStopped = true
			tell((running) => running.stop())
		},
	}
}
