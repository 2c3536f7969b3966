import { DEVICE_KEYS, DeviceIdSchema, DeviceLocationSchema } from '@app/contract/device'
import {
	type DeviceInfo,
	DeviceInfoSchema,
	type DeviceMetadata,
	DeviceMetadataSchema,
	UNKNOWN,
} from '@app/contract/device-metadata'
import { TAB_KEYS } from '@app/contract/records'
import * as v from 'valibot'
import { newKey } from '../new-key.ts'
import { readDevice } from '../storage/device-database.ts'
import { readTab, writeTab } from '../storage/tab-storage.ts'
import { readBrowserHints } from './browser-hints.ts'
import { deviceId } from './device-id.ts'

/** What takes longer is left out: nobody waits for what is written down about their browser. */
const PATIENCE_MS = 3_000

/**
 * What this browser tells of itself with an order, a push subscription (`deviceInfo`) and a sign-in. Never fails,
 * ends within seconds: what cannot be found out is `unknown`. The fingerprint is taken only where it protects an
 * account or a payment.
 */
export async function collectDeviceInfo({ withFingerprint = false } = {}): Promise<DeviceInfo> {
	const [client, device_id, device_fingerprint] = await Promise.all([
		inTime(describe),
		inTime(deviceId),
		withFingerprint ? inTime(takeFingerprint) : UNKNOWN,
	])
	return v.parse(DeviceInfoSchema, {
		...(client !== UNKNOWN && { client }),
		security: { session_id: sessionId(), device_id, device_fingerprint },
	})
}

/**
 * The whole metadata of section 3: what the CMS told with its status (kept in the device database), what this browser
 * says of itself, and the place where the customer let us ask for it.
 */
export async function completeMetadata(status: DeviceMetadata): Promise<DeviceMetadata> {
	const [{ client, security }, place] = await Promise.all([
		collectDeviceInfo(),
		inTime(() => readDevice('deviceInfo', DEVICE_KEYS.location)),
	])
	const gps = v.safeParse(DeviceLocationSchema, place)
	return v.parse(DeviceMetadataSchema, {
		network: status.network,
		client,
		security,
		geodata: { ...status.geodata, gps: gps.success ? gps.output : status.geodata.gps },
	})
}

async function describe(): Promise<DeviceInfo['client']> {
	const { width, height } = window.screen
	return {
		user_agent: navigator.userAgent,
		language: navigator.language,
		timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
		screen: { width, height, pixelRatio: window.devicePixelRatio },
		// Most browsers name themselves: the library that reads user agents is for the others.
		...(readBrowserHints(navigator) ?? (await import('./name-browser.ts')).nameBrowser(navigator.userAgent)),
	} as DeviceInfo['client']
}

async function takeFingerprint(): Promise<string> {
	const { default: FingerprintJS } = await import('@fingerprintjs/fingerprintjs')
	// Without its maker's statistics: nothing leaves for anybody else.
	const agent = await FingerprintJS.load({ monitoring: false })
	return (await agent.get()).visitorId
}

function sessionId(): string {
	const known = readTab(TAB_KEYS.sessionId, DeviceIdSchema)
	if (known !== null) return known
	const made = newKey()
	writeTab(TAB_KEYS.sessionId, made)
	return made
}

async function inTime<T>(find: () => Promise<T>): Promise<T | typeof UNKNOWN> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const late = new Promise<typeof UNKNOWN>((resolve) => {
		timer = setTimeout(resolve, PATIENCE_MS, UNKNOWN)
	})
	try {
		return await Promise.race([find(), late])
	} catch {
		return UNKNOWN
	} finally {
		clearTimeout(timer)
	}
}
