import { type AuthSyncMessage, AuthSyncMessageSchema } from '@app/contract/account'
import * as v from 'valibot'
import { writeRecord } from '../storage/storage.ts'

/** A message of another tab; null for what is none of ours. */
export function parseAuthMessage(raw: unknown): AuthSyncMessage | null {
	const parsed = v.safeParse(AuthSyncMessageSchema, raw)
	return parsed.success ? parsed.output : null
}

/** Passes a message through local storage, where it does not stay, and without the user. */
export function postThroughStorage(key: string, message: AuthSyncMessage): void {
	writeRecord(key, { ...message, data: null })
	writeRecord(key, null)
}

/** Hears what other tabs pass through local storage. Returns how to stop. */
export function listenToStorage(key: string, onMessage: (raw: unknown) => void): () => void {
	const hear = ({ key: changed, newValue }: StorageEvent) => {
		if (changed === key && newValue) onMessage(parseJson(newValue))
	}
	window.addEventListener('storage', hear)
	return () => window.removeEventListener('storage', hear)
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
