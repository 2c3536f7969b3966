import { isLocalPath } from '@app/contract/local-path'
import type { PushPayload } from '@app/contract/push'
import { english, type Language } from '@app/language/language'

/** What is shown when a message cannot be read: a browser takes the permission away from who shows nothing. */
const unreadable = ({ t }: Language): PushPayload => ({
	title: t('News about your order'),
	body: t('Tap to see it.'),
	tag: UNNAMED_TAG,
	path: '/',
})
const UNNAMED_TAG = 'news'

const MAX_TITLE_LENGTH = 120
const MAX_BODY_LENGTH = 400
const MAX_PATH_LENGTH = 500
const MAX_LANGUAGE_LENGTH = 20

function textOf(value: unknown, maxLength: number): string | null {
	return typeof value === 'string' && value.trim() !== '' ? value.slice(0, maxLength) : null
}

/** A path of our own; never another site (`//evil`, `/\evil`, `https:`), whatever a message says. */
export function safePath(path: unknown): string {
	return typeof path === 'string' && path.length <= MAX_PATH_LENGTH && isLocalPath(path) ? path : '/'
}

/** The notification of a push message, whatever came. `text` is null for a message without content. */
export function readNotice(text: string | null, language: Language = english): PushPayload {
	let payload: Partial<Record<keyof PushPayload, unknown>>
	try {
		payload = (JSON.parse(text ?? '') as typeof payload | null) ?? {}
	} catch {
		return unreadable(language)
	}
	const title = textOf(payload.title, MAX_TITLE_LENGTH)
	if (title === null) return unreadable(language)
	return {
		title,
		body: textOf(payload.body, MAX_BODY_LENGTH) ?? '',
		tag: textOf(payload.tag, MAX_TITLE_LENGTH) ?? UNNAMED_TAG,
		path: safePath(payload.path),
		language: textOf(payload.language, MAX_LANGUAGE_LENGTH) ?? undefined,
	}
}
