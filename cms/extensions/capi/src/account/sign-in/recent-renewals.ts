import { createHash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { createSealedTokens, type SealedTokens } from '../../http/sealed-token.ts'
import type { Runtime } from '../../runtime.ts'

/** What the renewal of a session gave. */
export interface Renewal {
	accessToken: string
	refreshToken: string
	/** The access token's end, epoch milliseconds. */
	endsAt: number
}

/**
 * A used refresh token still leads to what it was renewed to for this long. An answer is lost when a page is left
 * while it is on its way, or with the network; a browser then asks again after 2, 6, 14, 30 and 62 seconds, or when
 * the next page is open.
 */
export const GRACE_MS = 120_000

/** The oldest make room: 100 renewals a second through the whole grace. */
const MOST = 12_000

export interface RecentRenewals {
	/** What a used token has become, also over several renewals; null where nothing is known (any more). */
	find(refreshToken: string): Renewal | null
	/** Resolves once no renewal with a token is under way on this node, however it ended. */
	settled(refreshToken: string): Promise<void>
	/** Renews with a token, once however often it is asked at the same time, and remembers the result on all nodes. */
	once(refreshToken: string, renew: () => Promise<Renewal>): Promise<Renewal>
}

interface Entry {
	sealed: string
	until: number
}

const keyOf = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('base64url')

/** The used token is the key: what is kept here is of use only to whoever has it. */
const sealOf = (refreshToken: string): SealedTokens<Renewal> =>
	createSealedTokens({
		key: refreshToken,
		purpose: 'renewal',
		lifeMs: GRACE_MS,
		texts: { invalid: 'Not this renewal', expired: 'An old renewal' },
	})

/**
 * Nodes tell each other over the bus; one that was not there learns nothing of it, and Directus refuses a used token
 * as ever.
 */
export function createRecentRenewals({
	clock,
	messages,
}: Pick<Runtime, 'messages'> & { clock: Clock }): RecentRenewals {
	const entries = new Map<string, Entry>()
	const running = new Map<string, Promise<Renewal>>()

	function note(key: string, entry: Entry): void {
		// Again at the end: the first of a Map are the oldest.
		entries.delete(key)
		entries.set(key, entry)
		for (const [other, { until }] of entries) {
			if (until > clock.now() && entries.size <= MOST) break
			entries.delete(other)
		}
	}
	messages.subscribe((message) => {
		if (message.kind === 'renewed') note(message.key, message.entry)
	})

	function read(refreshToken: string): Renewal | null {
		const entry = entries.get(keyOf(refreshToken))
		if (!entry || entry.until <= clock.now()) return null
		const { accessToken, refreshToken: next, endsAt } = sealOf(refreshToken).open(entry.sealed, clock.now())
		return { accessToken, refreshToken: next, endsAt }
	}

	function find(refreshToken: string): Renewal | null {
		let latest: Renewal | null = null
		for (let next = read(refreshToken); next; next = read(next.refreshToken)) latest = next
		return latest
	}

	return {
		find,
		async settled(refreshToken) {
			await running.get(keyOf(refreshToken))?.catch(() => undefined)
		},
		once(refreshToken, renew) {
			const key = keyOf(refreshToken)
			const known = running.get(key)
			if (known) return known
			const renewal = renew()
				.then((result) => {
					const now = clock.now()
					const entry = { sealed: sealOf(refreshToken).seal(result, now), until: now + GRACE_MS }
					note(key, entry)
					messages.publish({ kind: 'renewed', key, entry })
					return result
				})
				.finally(() => running.delete(key))
			running.set(key, renewal)
			return renewal
		},
	}
}
