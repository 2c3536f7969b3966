import { CapiError } from '../../http/errors.ts'

/**
 * Behind POST /auth/password/reset: Directus forbids a link that has been used, which is an invalid one to whoever
 * clicks it. Our own refusals, as that of a foreign page, say what they are about.
 */
export function explainResetFailure(error: unknown): unknown {
	if (error instanceof CapiError || (error as { code?: unknown } | null)?.code !== 'FORBIDDEN') return error
	return new CapiError(403, 'INVALID_TOKEN', 'The reset link is invalid or has been used.')
}
