import { DEVICE_KEYS, type OnboardingCompletion, type OnboardingSession } from '@app/contract/device'
import * as v from 'valibot'
import { readDevice, removeDevice, writeDevice } from '../../../lib/storage/device-database.ts'

/** The four records of section 9, in the store onboardingData. */
const read = (key: string) => readDevice('onboardingData', key)
const write = (key: string, value: unknown) => writeDevice('onboardingData', key, value)
const remove = (key: string) => removeDevice('onboardingData', key)

/** What is stored, unparsed; null for nothing. */
export async function readOnboarding(): Promise<{
	firstRunCompleted: unknown
	stored: unknown
	lastAt: number | null
}> {
	const [firstRunCompleted, stored, lastAt] = await Promise.all([
		read(DEVICE_KEYS.firstRunCompleted),
		read(DEVICE_KEYS.session),
		read(DEVICE_KEYS.lastSession),
	])
	return { firstRunCompleted, stored, lastAt: v.is(v.number(), lastAt) ? lastAt : null }
}

/** False when the device takes nothing any more. */
export async function saveSession(session: OnboardingSession, now: number): Promise<boolean> {
	const written = await Promise.all([
		write(DEVICE_KEYS.session, session),
		write(DEVICE_KEYS.currentStep, session.currentStep),
		write(DEVICE_KEYS.lastSession, now),
	])
	return written.every(Boolean)
}

/** Takes away what an unfinished welcome needs. */
export async function clearSession(): Promise<void> {
	await Promise.all([DEVICE_KEYS.session, DEVICE_KEYS.currentStep, DEVICE_KEYS.lastSession].map(remove))
}

/**
 * Keeps that the customer has been through; the session is needed no more. False when the device does not take the
 * record.
 */
export async function saveCompletion(completion: OnboardingCompletion): Promise<boolean> {
	const isKept = await write(DEVICE_KEYS.firstRunCompleted, completion)
	// A session without the record would be resumed at its last step: better than from the top.
	if (isKept) await clearSession()
	return isKept
}
