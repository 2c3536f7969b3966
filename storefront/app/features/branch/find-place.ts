import type { Place } from '@app/domain/branch/distance'
import { geolocationText } from '@app/domain/device/geolocation-texts'
import { t } from '@app/language/current'
import { locate, problemOf } from '../../lib/pwa/locate.ts'

/** Asks the browser where the customer is; what goes wrong is told in section 8's words. */
export async function findPlace(): Promise<{ place: Place } | { problem: string }> {
	try {
		return { place: await locate() }
	} catch (error) {
		return { problem: t(geolocationText(problemOf(error))) }
	}
}
