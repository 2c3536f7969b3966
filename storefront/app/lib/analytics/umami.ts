import type { OutsideServices } from '@app/contract/measurement'
import { record } from '../log.ts'
import type { Carrier } from './analytics.ts'

/**
 * An Umami of the operator's own, by its HTTP API (umami.is/docs/api/sending-stats): no script of somebody else, no
 * cookie, nothing stored on the device. What cannot be delivered is lost.
 */
export function umamiCarrier({ url, websiteId }: NonNullable<OutsideServices['umami']>, referrer: string): Carrier {
	let path = '/'
	return ({ name, params }) => {
		if (name === 'page_view') path = params.page_path
		const about = {
			website: websiteId,
			hostname: location.hostname,
			language: navigator.language,
			screen: `${screen.width}x${screen.height}`,
			url: path,
			referrer,
		}
		// What is paid counts as revenue there under this name.
		const data = name === 'purchase' ? { ...params, revenue: params.value } : params
		const payload = name === 'page_view' ? about : { ...about, name, data }
		fetch(`${url}/api/send`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ type: 'event', payload }),
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			keepalive: true,
		}).catch((error) => record('info', 'A figure could not be delivered.', error))
	}
}
