import type { PushPayload } from '@app/contract/push'

/** What is shown when a message cannot be read: a browser takes the permission away from who shows nothing. */
const UNREADABLE: PushPayload = { title: 'News about your order', body: 'Tap to see it.', tag: 'news', path: '/' }

const MAX_TITLE_LENGTH = 120
const MAX_BODY_LENGTH = 400
const MAX_PATH_LENGTH = 500

function textOf(value: unknown, maxLength: number): string | null {
	return typeof value === 'string' && value.trim() !== '' ? value.slice(0, maxLength) : null
}

/** A path of our own; never another site (`//evil`, `/\evil`, `https:`), whatever a message says. */
export function safePath(path: unknown): string {
	if (typeof path !== 'string' || path.length > MAX_PATH_LENGTH) return '/'
	return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path) ? path : '/'
}

/** The notification of a push message, whatever came. `text` is null for a message without content. */
export function readNotice(text: string | null): PushPayload {
	let payload: Partial<Record<keyof PushPayload, unknown>>
	try {
		payload = (JSON.parse(text ?? '') as typeof payload | null) ?? {}
	} catch {
		return UNREADABLE
	}
	const title = textOf(payload.title, MAX_TITLE_LENGTH)
	if (title === null) return UNREADABLE
	return {
		title,
		body: textOf(payload.body, MAX_BODY_LENGTH) ?? '',
		tag: textOf(payload.tag, MAX_TITLE_LENGTH) ?? UNREADABLE.tag,
		path: safePath(payload.path),
	}
}
