import { RECORDING_MAX_MS } from '@app/contract/constants'
import { isRecordedPath, measuredPath, scrubRecorded } from '@app/domain/privacy/analytics-path'
import { record } from '@rrweb/record'
import type { Carrier } from '../../../lib/analytics/analytics.ts'
import { createRecordingPost } from '../../../lib/analytics/recording-post.ts'
import { now } from '../../../lib/timing/clock.ts'

export interface Recording {
	/** A page that is shown begins or ends the recording; other events are noted in it. */
	carry: Carrier
	stop: () => void
}

/** Text that is the same for everybody stands inside an element marked so; everything else is recorded as stars. */
const SHOWN = '[data-recorded]'
/** Boxes of their size take the place of these: what people type, their pictures, and forms of others. */
const BLOCKED = 'form, input, textarea, select, iframe, canvas, video, [contenteditable], [data-private]'

/** rrweb's event of address and window size. */
const META = 4

const hide = (text: string) => text.replace(/\S/g, '*')

/**
 * Records what happens on pages that are the same for everybody (domain/measured-path), and nothing of who is there.
 */
export function recordVisit(url: string): Recording {
	const post = createRecordingPost(url)
	const endsAt = now() + RECORDING_MAX_MS
	let end: (() => void) | undefined

	function begin() {
		end = record({
			emit(event) {
				// The address changes before the page does.
				if (!isRecordedPath(location.pathname)) return
				if (now() > endsAt || post.isFull()) return stop()
				if (event.type === META) event.data = { ...event.data, href: location.origin + measuredPath(location.pathname) }
				post.add(scrubRecorded(JSON.stringify(event)))
			},
			maskAllInputs: true,
			maskInputFn: () => '*',
			maskTextSelector: '*',
			maskTextFn: (text, element) => (element?.closest(SHOWN) ? text : hide(text)),
			blockSelector: BLOCKED,
			inlineStylesheet: false,
			slimDOMOptions: 'all',
			sampling: { mousemove: 200, scroll: 300, input: 'last' },
		})
	}

	function pause() {
		end?.()
		end = undefined
	}

	function stop() {
		pause()
		post.close()
	}

	return {
		carry({ name, params }) {
			if (name !== 'page_view') {
				if (end) record.addCustomEvent(name, params)
				return
			}
			pause()
			if (isRecordedPath(location.pathname)) begin()
		},
		stop,
	}
}
