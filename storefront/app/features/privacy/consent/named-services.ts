import type { ConsentChoice } from '@app/contract/consent'
import type { OutsideServices } from '@app/contract/measurement'

/** The services of each category as the record names them. */
export function namedServices({ gtag, umami, recordingUrl }: OutsideServices): Record<keyof ConsentChoice, string[]> {
	return {
		analytics: [
			...(gtag ? ['google-analytics'] : []),
			...(umami ? ['umami'] : []),
			...(recordingUrl ? ['session-recording'] : []),
		],
		ads: gtag ? ['google-ads'] : [],
	}
}
