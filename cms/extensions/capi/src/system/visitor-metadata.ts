import type { SystemStatus } from '@app/contract/system'
import type { Request } from 'express'
import { callerOf } from '../http/route.ts'

const UNKNOWN = 'unknown'

/**
 * Section 3's device metadata as far as a request shows it. What has no source here (screen, VPN, country …) is `unknown`, never
 * guessed; the browser adds what it knows itself.
 */
export function presentMetadata(request: Request): SystemStatus['metadata'] {
	const header = (name: string) => request.get(name)?.slice(0, 500) || UNKNOWN
	return {
		network: {
			ip: callerOf(request).address,
			forwarded_for: header('x-forwarded-for'),
			origin: header('origin'),
			connection: header('connection'),
			protocol: request.protocol,
			vpn: UNKNOWN,
			proxy: UNKNOWN,
			tor: UNKNOWN,
			relay: UNKNOWN,
		},
		client: {
			user_agent: header('user-agent'),
			language: header('accept-language'),
			platform: unquote(header('sec-ch-ua-platform')),
			browser: header('sec-ch-ua'),
			screen: UNKNOWN,
			timezone: UNKNOWN,
		},
		security: { session_id: UNKNOWN, device_id: UNKNOWN, device_fingerprint: UNKNOWN },
		geodata: { country: UNKNOWN, city: UNKNOWN, region: UNKNOWN, country_code: UNKNOWN, asn: UNKNOWN, gps: UNKNOWN },
	}
}

/** Client hints come in quotation marks. */
function unquote(text: string): string {
	return text.replace(/^"(.*)"$/, '$1')
}
