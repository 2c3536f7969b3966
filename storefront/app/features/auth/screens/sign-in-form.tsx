import { MAX_EMAIL_LENGTH } from '@app/contract/constants'
import { toAccountFailure } from '@app/domain/auth/account-failure'
import type { AccountField } from '@app/domain/auth/account-forms'
import { loginText } from '@app/domain/auth/account-texts'
import { t } from '@app/language/current'
import { useState } from 'react'
import { CodeField, WRONG_CODE } from '../../../ui/code-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { loadSession } from '../auth-store.ts'
import { AccountForm } from './account-form.tsx'
import { formFailure } from './form-failure.ts'
import { greet } from './greet.ts'
import { HOME_OF_CUSTOMERS, withReturn } from './return-link.ts'
import { useAccountForm } from './use-account-form.ts'

type SignInField = 'email' | 'password' | 'otp'
const FIELDS: readonly SignInField[] = ['email', 'password']
const FIELDS_WITH_CODE: readonly SignInField[] = [...FIELDS, 'otp']

/**
 * Email and password, and a one-time code where the account asks for one. The page leaves by itself once somebody is
 * signed in.
 */
export function SignInForm({ returnTo }: { returnTo: string | null }) {
	const [asksForCode, setAsksForCode] = useState(false)
	const form = useAccountForm<SignInField>({
		fields: asksForCode ? FIELDS_WITH_CODE : FIELDS,
		async send({ email, password, otp }) {
			try {
				const session = await loadSession()
				const user = await session.signIn({ email, password, ...(asksForCode && { otp }) })
				greet(user, returnTo ?? HOME_OF_CUSTOMERS)
				return null
			} catch (error) {
				if (toAccountFailure(error).code !== 'INVALID_OTP') return formFailure(error, loginText)
				setAsksForCode(true)
				return asksForCode ? { field: 'otp', message: t(WRONG_CODE) } : null
			}
		},
	})
	const fieldOf = (field: AccountField & SignInField) => ({ ...form.field(field), required: true })
	return (
		<AccountForm state={form} submit={t('Sign in')}>
			<TextField
				{...fieldOf('email')}
				label={t('Email')}
				type="email"
				inputMode="email"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={MAX_EMAIL_LENGTH}
			/>
			<div className="grid gap-1">
				<PasswordField {...fieldOf('password')} label={t('Password')} autoComplete="current-password" />
				<TextLink to={withReturn('/auth/reset-password', returnTo)} className="min-h-11 w-fit content-center">
					{t('Forgot your password?')}
				</TextLink>
			</div>
			{asksForCode && <CodeField {...fieldOf('otp')} />}
		</AccountForm>
	)
}
