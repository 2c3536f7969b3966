import { MAX_FORM_AGE_MS } from '@app/contract/forms'
import type { Config } from '../config.ts'
import { CapiError } from '../http/errors.ts'
import { createSealedTokens, type SealedTokens } from '../http/sealed-token.ts'

/** When somebody opened a form, in the server's own hand. */
interface FormTimestamp {
	at: number
}

export function createTimestamps({ account }: Pick<Config, 'account'>): SealedTokens<FormTimestamp> {
	return createSealedTokens({
		key: account.key,
		purpose: 'form stamp',
		lifeMs: MAX_FORM_AGE_MS,
		texts: { invalid: 'The stamp is not valid.', expired: 'The stamp is too old.' },
	})
}

/**
 * Epoch milliseconds, `forged` for what we have not sealed, null where nothing is known: a page that lay open for a
 * day is no sign of anything.
 */
export function readTimestamp(
	stamps: SealedTokens<FormTimestamp>,
	stamp: string | null,
	now: number,
): number | 'forged' | null {
	if (!stamp) return null
	try {
		return stamps.open(stamp, now).at
	} catch (error) {
		return error instanceof CapiError && error.code === 'TOKEN_EXPIRED' ? null : 'forged'
	}
}
