import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'

const NAMES: readonly PlainMessage[] = ['granted', 'denied', 'default', 'unsupported']

/** What the browser calls a permission, in the reader's language. */
export function sayPermission(permission: string): string {
	const name = NAMES.find((known) => known === permission)
	return name ? t(name) : permission
}
