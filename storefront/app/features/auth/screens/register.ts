import type { RegistrationPayload } from '@app/contract/account'
import { says } from '@app/domain/auth/account-failure'
import { registrationText } from '@app/domain/auth/account-texts'
import { track } from '../../../lib/analytics/analytics.ts'
import { loadSession } from '../auth-store.ts'
import { formFailure } from './form-failure.ts'
import type { FormFailure } from './use-account-form.ts'

export type RegisterField = 'first_name' | 'last_name' | 'email' | 'password'

const isAboutPassword = says(/password/i)

/**
 * Registers, or asks for the verification mail once more. The answer is the same whether the address is known or not.
 */
export async function register(payload: RegistrationPayload): Promise<FormFailure<RegisterField> | null> {
	try {
		const { identity } = await loadSession()
		await identity.register(payload)
		track({ name: 'sign_up', params: { method: 'password' } })
		return null
	} catch (error) {
		return formFailure<RegisterField>(error, registrationText, (failure) =>
			isAboutPassword(failure) ? 'password' : undefined,
		)
	}
}
