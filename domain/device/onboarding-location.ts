import type { LocationPermission, LocationProblem } from '@app/contract/device'
import type { PlainMessage } from '@app/language/messages'
import { geolocationText } from './geolocation-texts.ts'

/** What is known at the location step. */
export interface LocationAnswer {
	permission: LocationPermission
	/** Whether the customer was asked on this step, and what came of it. */
	asked: boolean
	problem: LocationProblem | null
}

export interface LocationScreen {
	message: PlainMessage
	/** Section 8's text, under the message. */
	problem: PlainMessage | null
	action: 'Allow Location' | 'Continue'
	/** Goes on by itself after a moment. */
	advances: boolean
}

/** Words and buttons of the location step (section 2). */
export function presentLocation({ permission, asked, problem }: LocationAnswer): LocationScreen {
	if (permission === 'granted') {
		return {
			message: asked ? 'Perfect! Location access granted' : 'Location permission already granted',
			problem: problem && geolocationText(problem),
			action: 'Continue',
			// What went wrong stays to be read.
			advances: asked && problem === null,
		}
	}
	return {
		message: permission === 'denied' ? 'Location permission was blocked' : 'Location permission not requested yet',
		problem: problem && geolocationText(problem),
		action: 'Allow Location',
		advances: false,
	}
}

/**
 * What an attempt to read the place says about the permission. What the browser reports (null: it does not) is not
 * enough: Safari goes on reporting `prompt` after "Allow once", and a blocked system switch stands behind a `granted`
 * site.
 */
export function answerOf(reported: LocationPermission | null, problem: LocationProblem | null): LocationAnswer {
	const refused = reported === 'prompt' ? 'prompt' : 'denied'
	const permission = problem === null ? 'granted' : problem === 'denied' ? refused : (reported ?? 'prompt')
	return { permission, asked: true, problem }
}
