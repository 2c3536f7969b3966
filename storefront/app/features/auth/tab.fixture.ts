import type { AuthConfig, AuthSyncMessage } from '@app/contract/account'
import { AUTH_LOADING, type AuthEvent, type AuthState, reduceAuth } from '@app/domain/auth/auth-state'
import { vi } from 'vitest'
import { makeDirectus, stubBrowser } from './fake-directus.fixture.ts'
import { createSession, type Session } from './session.ts'

export const CONFIG: AuthConfig = {
	mode: 'json',
	autoRefresh: true,
	cookies: {
		access: 'auth_access_token',
		refresh: 'auth_refresh_token',
		maxAgeMs: 86_400_000,
		sameSite: 'strict',
		secure: false,
	},
	publicToken: null,
}

export interface Tab extends Session {
	state: () => AuthState
	/** What this tab told the others. */
	said: AuthSyncMessage[]
}

/** One browser with a fake clock, its tabs, and a Directus for them to talk to. `end` puts everything back. */
export function makeBrowser(options: { tokenLifeMs?: number; records?: Record<string, unknown> } = {}) {
	vi.useFakeTimers({ now: 1_795_000_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
	const directus = makeDirectus(options)
	const browser = stubBrowser(options.records)
	vi.stubGlobal('fetch', directus.fetch)
	const tabs: { source: string; hear: (message: AuthSyncMessage) => void }[] = []

	function openTab(config: Partial<AuthConfig> = {}): Tab {
		let state: AuthState = AUTH_LOADING
		const source = `tab-${tabs.length}`
		const said: AuthSyncMessage[] = []
		const session = createSession({
			cmsUrl: 'http://cms.test',
			config: { ...CONFIG, ...config },
			store: {
				get: () => state,
				dispatch(event: AuthEvent) {
					state = reduceAuth(state, event)
				},
			},
			channel: {
				source,
				listen: () => () => {},
				post(message) {
					said.push(message)
					for (const tab of tabs) if (tab.source !== source) tab.hear(message)
				},
			},
		})
		tabs.push({ source, hear: session.receive })
		return { ...session, state: () => state, said }
	}

	return {
		...browser,
		directus,
		openTab,
		/** Lets time pass, with everything that happens in it. */
		pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
		/** What something comes to that looks at the storage again before it gives up. */
		async patiently<T>(run: Promise<T>): Promise<T> {
			await Promise.all([run.catch(() => {}), vi.advanceTimersByTimeAsync(2_000)])
			return run
		},
		/** The device sleeps: the clock goes on, no timer rings. */
		sleep: (ms: number) => void vi.setSystemTime(Date.now() + ms),
		end() {
			vi.useRealTimers()
			browser.close()
		},
	}
}
