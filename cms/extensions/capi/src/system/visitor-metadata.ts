import { type DeviceMetadata, UNKNOWN } from '@app/contract/device-metadata'
import type { Request } from 'express'
import type { IpData } from '../devices/ip-data.ts'
import { callerOf } from '../http/route.ts'

/**
 * Section 3's device metadata as far as a request and the operator's IP databases show it. What has no source here
 * (screen, session …) is `unknown`, never guessed; the browser adds what it knows itself.
 */
export function presentMetadata(request: Request, ipData: IpData): DeviceMetadata {
	const { address } = callerOf(request)
	const { vpn, proxy, tor, relay, ...place } = ipData.lookUp(address)
	const header = (name: string) => request.get(name)?.slice(0, 500) || UNKNOWN
	return {
		network: {
			ip: address,
			forwarded_for: comesFromProxy(request) ? header('x-forwarded-for') : UNKNOWN,
			origin: header('origin'),
			connection: header('connection'),
			protocol: request.protocol,
			vpn,
			proxy,
			tor,
			relay,
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
		geodata: { ...place, gps: UNKNOWN },
	}
}

/** Whether the other end of the connection is a proxy that IP_TRUST_PROXY names: anybody can send X-Forwarded-For. */
function comesFromProxy({ app, socket }: Request): boolean {
	const isTrusted = app.get('trust proxy fn') as ((address: string, hop: number) => boolean) | undefined
	return isTrusted?.(socket.remoteAddress ?? '', 0) ?? false
}

/** Client hints come in quotation marks. */
function unquote(text: string): string {
	return text.replace(/^"(.*)"$/, '$1')
}
