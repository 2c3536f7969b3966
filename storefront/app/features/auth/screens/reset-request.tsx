import { MAX_EMAIL_LENGTH } from '@app/contract/constants'
import { resetRequestText } from '@app/domain/auth/account-texts'
import { currentLanguage, t } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import { useState } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { trans } from '../../../ui/trans.tsx'
import { loadSession } from '../auth-store.ts'
import { AccountForm } from './account-form.tsx'
import { CheckInbox } from './check-inbox.tsx'
import { formFailure } from './form-failure.ts'
import { useReturnPath, withReturn } from './return-link.ts'
import { ScreenHeading } from './screen-heading.tsx'
import { type FormFailure, useAccountForm } from './use-account-form.ts'

/** Asks for the mail with the reset link; says the same whether there is such an account or not. */
export function ResetRequest({ publicUrl }: { publicUrl: string }) {
	const returnTo = useReturnPath()
	const [email, setEmail] = useState<string | null>(null)

	async function request(address: string): Promise<FormFailure<'email'> | null> {
		try {
			const { identity } = await loadSession()
			await identity.requestPasswordReset({
				email: address,
				reset_url: publicUrl + inLanguage(currentLanguage().tag, '/auth/verify-reset'),
			})
			return null
		} catch (error) {
			return formFailure(error, resetRequestText)
		}
	}

	const form = useAccountForm<'email'>({
		fields: ['email'],
		async send(values) {
			const failure = await request(values.email)
			if (failure === null) setEmail(values.email)
			return failure
		},
	})

	if (email !== null) {
		return (
			<CheckInbox email={email} returnTo={returnTo} onResend={() => request(email)} onOther={() => setEmail(null)}>
				<p>
					{trans(
						'If {email} has an account with a password, a link to set a new one is on its way. It works for a day.',
						{
							email: <strong className="wrap-anywhere text-ink">{email}</strong>,
						},
					)}
				</p>
			</CheckInbox>
		)
	}
	return (
		<>
			<ScreenHeading title={t('Forgot your password?')}>
				<p>{t('It happens to the best buns. Tell us your address, and we send you a link to choose a new one.')}</p>
			</ScreenHeading>
			<AccountForm state={form} submit={t('Send me the link')}>
				<TextField
					{...form.field('email')}
					required
					label={t('Email')}
					type="email"
					inputMode="email"
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={MAX_EMAIL_LENGTH}
				/>
			</AccountForm>
			<p className="text-center text-soft">
				{trans('Remembered it? <link>Sign in</link>', {
					link: (text) => <TextLink to={withReturn('/auth/login', returnTo)}>{text}</TextLink>,
				})}
			</p>
		</>
	)
}
