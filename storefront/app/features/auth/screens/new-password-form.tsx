import { type AccountFailure, says, toAccountFailure } from '@app/domain/auth/account-failure'
import { resetText } from '@app/domain/auth/account-texts'
import { known, t } from '@app/language/current'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isInvitation } from '../../../lib/auth/token-claims.ts'
import fallen from '../../../ui/art/scene-error.webp'
import { Button } from '../../../ui/button.tsx'
import { loadSession } from '../auth-store.ts'
import { AccountForm } from './account-form.tsx'
import { formFailure } from './form-failure.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { Outcome } from './outcome.tsx'
import { forgetResetToken } from './reset-token.ts'
import { ScreenHeading } from './screen-heading.tsx'
import { useAccountForm } from './use-account-form.ts'

const isAboutPassword = says(/password/i)

/** The token is of no use any more: used, out of date, or never ours. */
function isTokenRefused({ status, code }: AccountFailure): boolean {
	return code === 'INVALID_TOKEN' || code === 'TOKEN_EXPIRED' || status === 403
}

interface NewPasswordFormProps {
	token: string
	/** The visitor wants a new link. */
	onRefused: () => void
}

/** Sets the password with the token of a reset mail or of an invitation, and leads to the sign-in. */
export function NewPasswordForm({ token, onRefused }: NewPasswordFormProps) {
	const navigate = useNavigate()
	const isInvited = isInvitation(token)
	const [refusal, setRefusal] = useState<string | null>(null)
	const form = useAccountForm<'new_password'>({
		fields: ['new_password'],
		isNew: 'new_password',
		async send({ new_password }) {
			try {
				const { identity } = await loadSession()
				const chosen = { token, password: new_password }
				await (isInvited ? identity.acceptInvite(chosen) : identity.resetPassword(chosen))
				forgetResetToken()
				const notice = t('Your new password is set. Sign in with it.')
				await navigate('/auth/login', { replace: true, state: { notice } })
				return null
			} catch (error) {
				const failure = toAccountFailure(error)
				if (!isTokenRefused(failure)) {
					return formFailure<'new_password'>(error, resetText, (found) =>
						isAboutPassword(found) ? 'new_password' : undefined,
					)
				}
				setRefusal(known(resetText(failure)))
				return null
			}
		},
	})

	if (refusal !== null) {
		return (
			<Outcome
				picture={fallen}
				title={t('That did not work')}
				takesFocus
				actions={
					<Button size="lg" onClick={onRefused}>
						{t('Ask for a new link')}
					</Button>
				}
			>
				<p>{refusal}</p>
			</Outcome>
		)
	}
	return (
		<>
			<ScreenHeading title={isInvited ? t('Choose a password') : t('Choose a new password')}>
				<p>
					{isInvited
						? t('Then your account is ready.')
						: t('It counts everywhere at once: every other device has to sign in again.')}
				</p>
			</ScreenHeading>
			<AccountForm state={form} submit={t('Set new password')}>
				<NewPasswordField {...form.field('new_password')} required label={t('New password')} />
			</AccountForm>
		</>
	)
}
