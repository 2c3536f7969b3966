import { now } from '../timing/clock.ts'

let openedAt = now()

/**
 * When the page opened, or when the Back button or the system last thawed it; epoch milliseconds. What was fetched
 * before is not fresh.
 */
export const pageOpenedAt = (): number => openedAt

/** Follows the thaws. Called once, before the page hydrates. */
export function watchPageOpening(): void {
	const reopen = () => {
		openedAt = now()
	}
	window.addEventListener('pageshow', ({ persisted }) => persisted && reopen())
	document.addEventListener('resume', reopen)
}
