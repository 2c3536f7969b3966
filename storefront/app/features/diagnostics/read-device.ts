import { successOf } from '@app/contract/errors'
import { SystemTechSchema } from '@app/contract/system'
import { t } from '@app/language/current'
import { version as reactVersion } from 'react'
import type { CmsClient } from '../../lib/http/cms-client.ts'
import type { DeviceState } from './describe-device.ts'

const DISPLAY_MODES = ['fullscreen', 'standalone', 'minimal-ui', 'window-controls-overlay', 'browser']
const PERMISSIONS = ['notifications', 'geolocation', 'camera', 'persistent-storage', 'clipboard-write']
const TechReplySchema = successOf(SystemTechSchema)

/** What a browser does not have, or does not tell, is null. */
const orNull = <T>(ask: () => Promise<T> | T): Promise<T | null> =>
	Promise.resolve()
		.then(ask)
		.catch(() => null)

async function askPermissions(): Promise<[name: string, state: string][]> {
	const states = await Promise.all(
		PERMISSIONS.map((name) => orNull(() => navigator.permissions.query({ name: name as PermissionName }))),
	)
	return PERMISSIONS.map((name, index) => [name, states[index]?.state ?? t('not known to this browser')])
}

async function readWorker(): Promise<DeviceState['worker']> {
	if (!('serviceWorker' in navigator)) return { support: false }
	const registration = await orNull(() => navigator.serviceWorker.getRegistration())
	const push = registration ? await orNull(() => registration.pushManager.getSubscription()) : null
	return {
		support: true,
		state: registration?.active?.state ?? registration?.installing?.state ?? null,
		isWaiting: Boolean(registration?.waiting),
		isInControl: navigator.serviceWorker.controller !== null,
		// The rest of the endpoint is a secret of this device.
		pushHost: push ? new URL(push.endpoint).host : null,
	}
}

/** Characters that the page's own records take. */
function recordSize(storage: Storage): { records: number; characters: number } {
	const keys = Object.keys(storage)
	const characters = keys.reduce((sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0), 0)
	return { records: keys.length, characters }
}

/** The device as it is now. Never fails; reads sizes and states, never the contents of a record. */
export async function readDevice(cms: CmsClient): Promise<DeviceState> {
	const [permissions, worker, estimate, isPersistent, local, tab, tech] = await Promise.all([
		askPermissions(),
		readWorker(),
		orNull(() => navigator.storage.estimate()),
		orNull(() => navigator.storage.persisted()),
		orNull(() => recordSize(localStorage)),
		orNull(() => recordSize(sessionStorage)),
		orNull(() => cms.get('/capi/system/tech', TechReplySchema, { isPublic: true })),
	])
	const build = (globalThis as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version ?? null
	return {
		displayMode: DISPLAY_MODES.find((mode) => matchMedia(`(display-mode: ${mode})`).matches) ?? 'browser',
		screen: t('{width} × {height}, {ratio}× pixels', {
			width: String(innerWidth),
			height: String(innerHeight),
			ratio: devicePixelRatio,
		}),
		isOnline: navigator.onLine,
		language: navigator.language,
		timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
		userAgent: navigator.userAgent,
		permissions,
		worker,
		storage: { used: estimate?.usage ?? null, quota: estimate?.quota ?? null, isPersistent, local, tab },
		versions: {
			website: build,
			react: reactVersion,
			kitchen: tech ? { build: tech.data.build, ...tech.data.versions } : null,
		},
	}
}
