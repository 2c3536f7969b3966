import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Config } from '../../config.ts'
import { createSealedTokens } from '../../http/sealed-token.ts'

interface DeviceClaims {
	/** The key of the account that signed in on the device. */
	account: string
	device: string
}

const DAY_MS = 86_400_000
const LIFE_MS = 180 * DAY_MS
/** The name tells the accounts of one device apart and says nothing about them. */
const cookieNameOf = (account: string) => `known_device_${account.replace(/\W/g, '').slice(0, 12)}`

/**
 * Devices that have signed in to an account: a sealed cookie proves it, so that wrong passwords from elsewhere do not
 * slow them down.
 */
export interface KnownDevices {
	/** The id of a device that this account is known on; null for any other. */
	read(request: Request, account: string, now: number): string | null
	remember(response: Response, account: string, now: number): void
}

export function createKnownDevices({ account: { key }, publicUrl }: Config): KnownDevices {
	const invalid = 'This device is not known.'
	const tokens = createSealedTokens<DeviceClaims>({
		key,
		purpose: 'known-device',
		lifeMs: LIFE_MS,
		texts: { invalid, expired: invalid },
	})
	return {
		read(request, account, now) {
			try {
				const claims = tokens.open(request.cookies?.[cookieNameOf(account)], now)
				return claims.account === account ? claims.device : null
			} catch {
				return null
			}
		},
		remember(response, account, now) {
			response.cookie(cookieNameOf(account), tokens.seal({ account, device: randomUUID() }, now), {
				httpOnly: true,
				sameSite: 'lax',
				secure: publicUrl.protocol === 'https:',
				path: '/auth/login',
				maxAge: LIFE_MS,
			})
		},
	}
}
