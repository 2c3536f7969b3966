import { UPDATE_LATER_MS } from '@app/contract/constants'

/** What a tab knows about newer builds. */
export interface UpdateFacts {
	/** The build of the page; null where it does not say. */
	pageBuild: string | null
	/** The build that the server names; null before it was asked. */
	serverBuild: string | null
	/** A newer service worker has been installed and waits, or has taken over in another tab. */
	hasNewWorker: boolean
	/** There are service workers here, so that a newer build comes with a newer worker. */
	hasWorker: boolean
	/** When 'Later' was pressed; null where it was not. */
	laterAt: number | null
	/** A payment is under way in any tab of this browser. */
	isPaying: boolean
	path: string
	now: number
}

/** Pages that a customer is in the middle of: money, or a form that ends in it. */
const IN_THE_MIDDLE = /^\/checkout\/(?!success(?:\/|$))/
export const isInTheMiddle = (path: string): boolean => IN_THE_MIDDLE.test(path)

/**
 * Whether to say 'A new version is ready'. With a service worker it is not ready before the new one is there: until
 * then a reload would show the old build again. Never while somebody pays; 'Later' holds for an hour.
 */
export function decideUpdatePrompt(facts: UpdateFacts): boolean {
	const { pageBuild, serverBuild, hasNewWorker, hasWorker, laterAt, isPaying, path, now } = facts
	if (isPaying || isInTheMiddle(path)) return false
	const isPutOff = laterAt !== null && now - laterAt < UPDATE_LATER_MS
	if (isPutOff) return false
	if (hasNewWorker) return true
	return !hasWorker && pageBuild !== null && serverBuild !== null && serverBuild !== pageBuild
}
