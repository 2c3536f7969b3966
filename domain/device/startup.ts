import type { SystemStatusWord } from '@app/contract/system'
import type { PlainMessage } from '@app/language/messages'

/** Shown when the app is ready (section 4, App start). */
export const LIVE_MESSAGE: PlainMessage = 'WE ARE LIVE!!'

/** Section 8, Start-up and configuration. */
export const OUTAGE_MESSAGES = {
	statusDown: 'Oh No! our burgers ran away! Please try again later.',
	statusCheckFailed: 'Hmm... Our burgers are missing! Please try again later.',
	other: 'Unable to initialize the application. Please try again later.',
} as const satisfies Record<string, PlainMessage>
export const MENU_FAILED_MESSAGE: PlainMessage = 'Failed to load products from menu data.'

type OutageMessage = (typeof OUTAGE_MESSAGES)[keyof typeof OUTAGE_MESSAGES]
type Step = 'loading' | 'health' | 'auth' | 'settings' | 'branches' | 'live' | 'ready'

/** Where the start stands. The loader shows until `ready`; `outage` shows its message with Retry. */
export type StartupState = ({ step: Step } | { step: 'outage'; message: OutageMessage }) & {
	/** The authentication state is determined; start waits for it before it reads settings. */
	isAuthKnown: boolean
	/** Started on a page that works without the backend: no health check, and a failed part does not stop the start. */
	skipsHealth: boolean
}

export type StartupEvent =
	| { type: 'begin'; path: string }
	| { type: 'health-answered'; status: SystemStatusWord }
	| { type: 'health-failed' }
	| { type: 'auth-known' }
	| { type: 'settings-loaded' }
	| { type: 'branches-checked' }
	/** Anything else broke: settings, branches, an exception. */
	| { type: 'failed' }
	/** LOADER_HIDE_DELAY_MS after the live message. */
	| { type: 'loader-hidden' }
	| { type: 'retry' }
	/**
	 * A page from the cache starts at once; this is what the shop said when it was asked behind it, `failed` where it
	 * said nothing.
	 */
	| { type: 'checked-late'; status: SystemStatusWord | 'failed' }

export const STARTUP: StartupState = { step: 'loading', isAuthKnown: false, skipsHealth: false }

/** Paths that start without the health check (section 2, Mobile bottom nav). */
export function skipsHealthCheck(path: string): boolean {
	const plain = path.replace(/\/+$/, '')
	return plain === '/status' || plain === '/test/push'
}

/**
 * The start after an event. Events that do not belong to the present step change nothing: late answers of an earlier
 * try.
 */
export function reduceStartup(state: StartupState, event: StartupEvent): StartupState {
	switch (event.type) {
		case 'begin': {
			if (state.step !== 'loading') return state
			const begun = { ...state, skipsHealth: skipsHealthCheck(event.path) }
			return begun.skipsHealth ? afterHealth(begun) : at(begun, 'health')
		}
		case 'health-answered':
			if (state.step !== 'health') return state
			return event.status === 'down' ? outage(state, OUTAGE_MESSAGES.statusDown) : afterHealth(state)
		case 'health-failed':
			return state.step === 'health' ? outage(state, OUTAGE_MESSAGES.statusCheckFailed) : state
		case 'auth-known': {
			const known = { ...state, isAuthKnown: true }
			return state.step === 'auth' ? at(known, 'settings') : known
		}
		case 'settings-loaded':
			return state.step === 'settings' ? at(state, 'branches') : state
		case 'branches-checked':
			return state.step === 'branches' ? at(state, 'live') : state
		case 'failed':
			return fail(state)
		case 'loader-hidden':
			return state.step === 'live' ? at(state, 'ready') : state
		case 'checked-late':
			return checkedInBackground(state, event.status)
		case 'retry':
			return state.step === 'outage' ? at(state, 'loading') : state
		default:
			return event satisfies never
	}
}

/** What the check behind a start from the cache found out. */
export type BackgroundCheck = { kind: 'open' } | { kind: 'offline' } | { kind: 'out'; status: 'down' | 'failed' }

/**
 * Reads the check behind a start from the cache. `word` is the shop's answer, `failed` an answer that was none (an
 * error, no reply). `hasNetwork`: our own server could be reached meanwhile. Without a network the app goes on with
 * what it has; a shop that fails while there is one is an outage (section 8).
 */
export function decideBackgroundCheck(word: SystemStatusWord | 'failed', hasNetwork: boolean): BackgroundCheck {
	if (word === 'failed') return hasNetwork ? { kind: 'out', status: 'failed' } : { kind: 'offline' }
	return word === 'down' ? { kind: 'out', status: 'down' } : { kind: 'open' }
}

function checkedInBackground(state: StartupState, status: SystemStatusWord | 'failed'): StartupState {
	if (state.skipsHealth || state.step === 'outage') return state
	if (status === 'down') return outage(state, OUTAGE_MESSAGES.statusDown)
	return status === 'failed' ? outage(state, OUTAGE_MESSAGES.statusCheckFailed) : state
}

function fail(state: StartupState): StartupState {
	if (state.step === 'live' || state.step === 'ready' || state.step === 'outage') return state
	if (!state.skipsHealth) return outage(state, OUTAGE_MESSAGES.other)
	if (state.step === 'settings') return at(state, 'branches')
	return state.step === 'branches' ? at(state, 'live') : state
}

function afterHealth(state: StartupState): StartupState {
	return at(state, state.isAuthKnown ? 'settings' : 'auth')
}

function at({ isAuthKnown, skipsHealth }: StartupState, step: Step): StartupState {
	return { step, isAuthKnown, skipsHealth }
}

function outage({ isAuthKnown, skipsHealth }: StartupState, message: OutageMessage): StartupState {
	return { step: 'outage', message, isAuthKnown, skipsHealth }
}
