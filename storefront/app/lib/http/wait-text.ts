import { currentLanguage, t } from '@app/language/current'

const MINUTE = 60

const format = (unit: 'second' | 'minute', count: number) =>
	new Intl.NumberFormat(currentLanguage().locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** A failure's text, and how long to wait where the server says so. */
export const addWait = (text: string, seconds: number | null | undefined): string =>
	seconds ? `${withStop(text)} ${formatWait(seconds)}` : text

/** How long a refused visitor has to wait, as a sentence. Rounded up, so that nobody comes back too early. */
export function formatWait(seconds: number): string {
	const whole = Math.max(1, Math.ceil(seconds))
	const time = whole <= MINUTE ? format('second', whole) : format('minute', Math.ceil(whole / MINUTE))
	return t('You can try again in {time}.', { time })
}
