import { t } from '@app/language/current'
import { useCallback, useRef, useState } from 'react'
import { RequestError } from '../../../lib/http/cms-client.ts'
import { now } from '../../../lib/timing/clock.ts'

/** One thing that went to and fro. */
export interface ExchangeEntry {
	id: number
	/** Epoch ms. */
	at: number
	kind: 'request' | 'reply' | 'failure' | 'event'
	title: string
	/** JSON, or a text. */
	body: string | null
}

export interface Exchange {
	/** The newest first. */
	entries: readonly ExchangeEntry[]
	/** What is being waited for. */
	isBusy: boolean
	note: (kind: ExchangeEntry['kind'], title: string, body?: unknown) => void
	/** Notes a call and what comes of it. Never rejects. */
	ask: (title: string, body: unknown, call: () => Promise<unknown>) => Promise<void>
	clear: () => void
}

/** What a test page has asked and been told, kept for as long as it is open. */
const CAPACITY = 200

/** What a test page shows: requests, replies and events. */
export function useExchange(): Exchange {
	const [entries, setEntries] = useState<readonly ExchangeEntry[]>([])
	const [waiting, setWaiting] = useState(0)
	const next = useRef(1)

	const note: Exchange['note'] = useCallback((kind, title, body) => {
		const entry = { id: next.current++, at: now(), kind, title, body: formatBody(body) }
		setEntries((known) => [entry, ...known].slice(0, CAPACITY))
	}, [])

	const ask: Exchange['ask'] = useCallback(
		async (title, body, call) => {
			note('request', title, body)
			setWaiting((count) => count + 1)
			try {
				note('reply', title, await call())
			} catch (error) {
				const { status, statusText, data } = error instanceof RequestError ? error : ({} as Partial<RequestError>)
				const answer = status ? `${title}: ${status} ${statusText}`.trim() : t('{call}: no answer', { call: title })
				note('failure', answer, data ?? String(error))
			} finally {
				setWaiting((count) => count - 1)
			}
		},
		[note],
	)

	return { entries, isBusy: waiting > 0, note, ask, clear: () => setEntries([]) }
}

function formatBody(body: unknown): string | null {
	if (body === undefined || body === null) return null
	return typeof body === 'string' ? body : JSON.stringify(body, null, 2)
}
