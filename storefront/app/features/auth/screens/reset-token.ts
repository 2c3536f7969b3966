import { TAB_KEYS } from '@app/contract/records'
import { isLinkToken } from '@app/domain/auth/link-token'
import * as v from 'valibot'
import { readTab, writeTab } from '../../../lib/storage/tab-storage.ts'

/**
 * The token of a reset mail, from the address until the new password is set. It stays in this tab's storage, not in
 * the page alone: a phone may throw the page away while its owner is in the password manager.
 */
export function keepResetToken(token: string): void {
	writeTab(TAB_KEYS.resetToken, token)
}

export function readResetToken(): string | null {
	const token = readTab(TAB_KEYS.resetToken, v.string())
	return isLinkToken(token) ? token : null
}

export function forgetResetToken(): void {
	writeTab(TAB_KEYS.resetToken, null)
}
