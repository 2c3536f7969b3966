import type { RegistrationPayload } from '@app/contract/account'
import { MAX_EMAIL_LENGTH, MAX_USER_NAME_LENGTH } from '@app/contract/constants'
import { currentLanguage, t } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { TextField } from '../../../ui/field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { trans } from '../../../ui/trans.tsx'
import { AccountForm } from './account-form.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { type RegisterField, register } from './register.ts'
import { useAccountForm } from './use-account-form.ts'

const FIELDS: readonly RegisterField[] = ['first_name', 'last_name', 'email', 'password']

interface RegisterFormProps {
	/** Where the mail's link leads to. */
	publicUrl: string
	onSent: (payload: RegistrationPayload) => void
}

export function RegisterForm({ publicUrl, onSent }: RegisterFormProps) {
	const form = useAccountForm<RegisterField>({
		fields: FIELDS,
		isNew: 'password',
		async send(values) {
			const payload = { ...values, verification_url: publicUrl + inLanguage(currentLanguage().tag, '/auth/verify') }
			const failure = await register(payload)
			if (failure === null) onSent(payload)
			return failure
		},
	})
	usePrefill(form.form.ref)
	const fieldOf = (field: RegisterField) => ({ ...form.field(field), required: true })
	return (
		<AccountForm state={form} submit={t('Create account')}>
			<div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
				<TextField
					{...fieldOf('first_name')}
					label={t('First name')}
					autoComplete="given-name"
					maxLength={MAX_USER_NAME_LENGTH}
					className="content-start"
				/>
				<TextField
					{...fieldOf('last_name')}
					label={t('Last name')}
					autoComplete="family-name"
					maxLength={MAX_USER_NAME_LENGTH}
					className="content-start"
				/>
			</div>
			<TextField
				{...fieldOf('email')}
				label={t('Email')}
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={MAX_EMAIL_LENGTH}
			/>
			<NewPasswordField {...fieldOf('password')} label={t('Password')} />
			<p className="text-sm text-soft">
				{trans(
					'By creating an account you accept our <terms>terms</terms>. Our <privacy>privacy policy</privacy> says what we keep.',
					{
						terms: (text) => <TextLink to="/legal/terms">{text}</TextLink>,
						privacy: (text) => <TextLink to="/legal/privacy">{text}</TextLink>,
					},
				)}
			</p>
		</AccountForm>
	)
}

/**
 * Fills in what another page of ours knows of a guest: `email`, `first_name` and `last_name` in the navigation's
 * state.
 */
function usePrefill(form: { current: HTMLFormElement | null }) {
	const { state } = useLocation()
	useEffect(() => {
		for (const field of FIELDS) {
			const known = (state as Record<string, unknown> | null)?.[field]
			const input = form.current?.elements.namedItem(field)
			const isOpen = input instanceof HTMLInputElement && input.value === '' && field !== 'password'
			if (isOpen && typeof known === 'string') input.value = known.slice(0, input.maxLength)
		}
	}, [state, form])
}
