import { type AccountFailure, hasCode, hasStatus, type TextTable, textFrom } from '@app/domain/auth/account-failure'
import { ACCOUNT_TEXTS } from '@app/domain/auth/account-texts'
import type { PlainMessage } from '@app/language/messages'

const EMAIL_CHANGE: TextTable = [
	[hasCode('INVALID_CREDENTIALS'), ACCOUNT_TEXTS.currentPasswordWrong],
	[hasCode('INVALID_PAYLOAD'), 'Invalid email address format'],
	[hasStatus(429), 'Too many requests. Please wait before trying again'],
]

/** Why the mail for a new address was not sent; in the words of section 8, which has no table for it. */
export function emailChangeText(failure: AccountFailure): PlainMessage {
	return textFrom(EMAIL_CHANGE, failure, 'We could not send the link. Please try again.')
}
