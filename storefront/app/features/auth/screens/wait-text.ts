const MINUTE = 60
const SECONDS = new Intl.NumberFormat('en', { style: 'unit', unit: 'second', unitDisplay: 'long' })
const MINUTES = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute', unitDisplay: 'long' })

/** How long a refused visitor has to wait, as a sentence. Rounded up, so that nobody comes back too early. */
export function formatWait(seconds: number): string {
	const whole = Math.max(1, Math.ceil(seconds))
	const wait = whole <= MINUTE ? SECONDS.format(whole) : MINUTES.format(Math.ceil(whole / MINUTE))
	return `You can try again in ${wait}.`
}
