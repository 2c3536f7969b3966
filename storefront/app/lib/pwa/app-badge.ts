interface Badging {
	setAppBadge?: (count: number) => Promise<void>
	clearAppBadge?: () => Promise<void>
}

/**
 * A number on the installed app's icon; none for 0. Nothing happens where the system has no badges or does not allow
 * them.
 */
export function showAppBadge(count: number): void {
	const badging = navigator as Badging
	const shown = count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.()
	shown?.catch(() => {})
}
