import type { OnboardingCompletion, OnboardingErrorCode, OnboardingSession } from '@app/contract/device'
import { ONBOARDING_ERROR_RULES } from '@app/domain/device/onboarding-errors'
import { completeOnboarding, moveOnboarding, type OnboardingMove } from '@app/domain/device/onboarding-moves'
import { decideOnboardingStart } from '@app/domain/device/onboarding-start'
import type { PlainMessage } from '@app/language/messages'
import { createStore, type StoreApi } from 'zustand'

type OnboardingView =
	| { phase: 'deciding' | 'closed' }
	| {
			phase: 'open'
			session: OnboardingSession
			/** What went wrong and was recovered from, for the customer. */
			notice: PlainMessage | null
			/** How long ago the session that goes on was left; null for one that begins. */
			leftForMs: number | null
	  }

export type FreshSession = Parameters<typeof decideOnboardingStart>[0]['fresh']

/** Everything that the run touches. */
export interface OnboardingDoors {
	now: () => number
	/** Whether the app runs installed, and what a new session says of the device. May throw. */
	detect: () => { installed: boolean; fresh: FreshSession }
	read: () => Promise<{ firstRunCompleted: unknown; stored: unknown; lastAt: number | null }>
	saveSession: (session: OnboardingSession, now: number) => Promise<boolean>
	saveCompletion: (completion: OnboardingCompletion) => Promise<boolean>
	/** Throws old things away. */
	freeSpace: () => Promise<void>
	reportError: (code: OnboardingErrorCode, message: string, session: OnboardingSession | null) => void
	/** Says something after the welcome is gone. */
	tell: (text: PlainMessage) => void
	/**
	 * The customer is through: GPS, push status, /auth/login, the event (section 4), in this order. Null where another
	 * window was first: this one only goes on to the sign-in.
	 */
	onCompleted: (completion: OnboardingCompletion | null) => void
}

export interface OnboardingRun {
	view: StoreApi<OnboardingView>
	start: () => Promise<void>
	move: (move: OnboardingMove) => void
	complete: () => Promise<void>
	/** Another window may be further, or through. */
	catchUp: () => Promise<void>
	/** Something broke that should not: the welcome goes, the app stays. */
	giveUp: (error: unknown) => void
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * One welcome, from the decision whether there is any to its end. Steps go on in memory where the device keeps
 * nothing.
 */
export function createOnboardingRun(doors: OnboardingDoors): OnboardingRun {
	const view = createStore<OnboardingView>(() => ({ phase: 'deciding' }))
	/** Stores one thing after the other, so that the last one counts. */
	let work: Promise<unknown> = Promise.resolve()
	let hasRoom = true
	let started: Promise<void> | undefined

	const session = () => {
		const state = view.getState()
		return state.phase === 'open' ? state.session : null
	}
	const close = () => view.setState({ phase: 'closed' }, true)
	const show = (next: OnboardingSession, more: { notice?: PlainMessage | null; leftForMs?: number | null } = {}) =>
		view.setState({ phase: 'open', session: next, notice: null, leftForMs: null, ...more }, true)

	const fail = (code: OnboardingErrorCode, message: string): PlainMessage | null => {
		doors.reportError(code, message, session())
		return ONBOARDING_ERROR_RULES[code].text
	}
	const giveUp = (error: unknown) => {
		const text = fail('UNKNOWN_ERROR', messageOf(error))
		close()
		if (text) doors.tell(text)
	}
	/** STORAGE_FAILED's recovery: room is made and it is tried once more. What still fails is told once. */
	const keep = (save: () => Promise<boolean>): Promise<boolean> => {
		const run = async () => {
			if (await save()) return true
			if (hasRoom) await doors.freeSpace()
			if (await save()) return true
			if (hasRoom) {
				const notice = fail('STORAGE_FAILED', 'The device stored nothing')
				const now = session()
				if (now) show(now, { notice })
			}
			hasRoom = false
			return false
		}
		const turn = work.then(run)
		work = turn.catch(giveUp)
		return turn
	}
	const keepSession = (next: OnboardingSession) => {
		keep(() => doors.saveSession(next, doors.now())).catch(() => {})
	}

	const start = async () => {
		let found: ReturnType<OnboardingDoors['detect']>
		try {
			found = doors.detect()
		} catch (error) {
			fail('PWA_DETECTION_FAILED', messageOf(error))
			return close()
		}
		const now = doors.now()
		const { lastAt, ...records } = await doors.read()
		const decision = decideOnboardingStart({ ...found, ...records, now })
		if (decision.kind === 'none') return close()
		if (decision.kind === 'resume') {
			return show(decision.session, { leftForMs: now - (lastAt ?? decision.session.startTime) })
		}
		const isCorrupt = decision.replaces === 'corrupt'
		const notice = isCorrupt ? fail('SESSION_CORRUPTED', 'The stored session could not be read') : null
		show(decision.session, { notice })
		keepSession(decision.session)
	}

	const goTo = (next: OnboardingSession, notice: PlainMessage | null = null) => {
		show(next, { notice })
		keepSession(next)
	}
	const move = (wish: OnboardingMove) => {
		const now = session()
		if (!now) return
		const moved = moveOnboarding(now, wish)
		if (moved.ok) goTo(moved.session)
		else goTo({ ...now, currentStep: moved.step }, fail(moved.code, moved.message))
	}

	const complete = async () => {
		const now = session()
		if (!now) return
		const done = completeOnboarding(now, doors.now())
		if (!done.ok) {
			fail(done.code, done.message)
			return goTo({ ...now, currentStep: done.step }, done.message)
		}
		await work
		const { firstRunCompleted } = await doors.read()
		const isFirst = firstRunCompleted === null
		if (isFirst) await keep(() => doors.saveCompletion(done.completion))
		// A second press is too late.
		if (!session()) return
		close()
		doors.onCompleted(isFirst ? done.completion : null)
	}

	const catchUp = async () => {
		const before = session()
		await work
		if (!before || session() !== before) return
		const { installed, fresh } = doors.detect()
		const { lastAt: _, ...records } = await doors.read()
		// Meanwhile the customer went on here.
		if (session() !== before) return
		if (records.firstRunCompleted !== null) return close()
		const decision = decideOnboardingStart({ installed, fresh, ...records, now: doors.now() })
		const isFurther = decision.kind === 'resume' && JSON.stringify(decision.session) !== JSON.stringify(before)
		// Where nothing is stored any more, what is stored is old.
		if (isFurther && hasRoom) show(decision.session)
	}

	return {
		view,
		start: () => {
			started ??= start().catch(giveUp)
			return started
		},
		move,
		complete: () => complete().catch(giveUp),
		catchUp: () => catchUp().catch(giveUp),
		giveUp,
	}
}
