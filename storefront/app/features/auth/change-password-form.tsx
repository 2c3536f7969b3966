import { toAccountFailure } from '@app/domain/auth/account-failure'
import { ACCOUNT_TEXTS, passwordChangeText } from '@app/domain/auth/account-texts'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { useState } from 'react'
import { announce } from '../../lib/rendering/toast.ts'
import { CodeField, WRONG_CODE } from '../../ui/code-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { loadSession, useUser } from './auth-store.ts'
import { AccountForm } from './screens/account-form.tsx'
import { formFailure } from './screens/form-failure.ts'
import { NewPasswordField } from './screens/new-password-field.tsx'
import { useAccountForm } from './screens/use-account-form.ts'

type ChangeField = 'current_password' | 'otp' | 'new_password'
const FIELDS: readonly ChangeField[] = ['current_password', 'new_password']
const FIELDS_WITH_CODE: readonly ChangeField[] = ['current_password', 'otp', 'new_password']
const DONE: PlainMessage = 'Your password is changed. You stay signed in here; every other device has to sign in again.'

/** Which field a text of the table is about. */
function fieldOf(text: string): ChangeField | undefined {
	if (text === ACCOUNT_TEXTS.currentPasswordWrong) return 'current_password'
	return text.startsWith('New password') ? 'new_password' : undefined
}

/** Current and new password of the signed-in customer. Who signs in with Google has none here, and is told so. */
export function ChangePasswordForm({ onDone }: { onDone?: () => void }) {
	const user = useUser()
	// A new form for each time, so that no password stays in a field.
	const [timesDone, setTimesDone] = useState(0)
	if (user?.provider && user.provider !== 'default') {
		return (
			<Notice>
				{t(
					'You sign in with Google, so there is no password here to change. Your Google account is where you change yours.',
				)}
			</Notice>
		)
	}
	const finish = () => {
		setTimesDone((times) => times + 1)
		announce(t(DONE))
		onDone?.()
	}
	return (
		<div className="grid gap-5">
			{timesDone > 0 && <Notice>{t(DONE)}</Notice>}
			<PasswordsForm key={timesDone} about={[user?.first_name, user?.last_name, user?.email]} onDone={finish} />
		</div>
	)
}

function PasswordsForm({ about, onDone }: { about: (string | null | undefined)[]; onDone: () => void }) {
	const known = about.filter((text) => typeof text === 'string')
	const [asksForCode, setAsksForCode] = useState(false)
	const form = useAccountForm<ChangeField>({
		fields: asksForCode ? FIELDS_WITH_CODE : FIELDS,
		isNew: 'new_password',
		async send({ current_password, new_password, otp }) {
			try {
				const session = await loadSession()
				await session.changePassword({ current: current_password, next: new_password, ...(asksForCode && { otp }) })
				onDone()
				return null
			} catch (error) {
				if (toAccountFailure(error).code === 'INVALID_OTP') {
					setAsksForCode(true)
					return asksForCode ? { field: 'otp', message: t(WRONG_CODE) } : null
				}
				return formFailure<ChangeField>(error, passwordChangeText, () =>
					fieldOf(passwordChangeText(toAccountFailure(error))),
				)
			}
		},
	})
	return (
		<AccountForm state={form} submit={t('Change password')}>
			{/* Password managers ask whose password this is. */}
			<input type="text" autoComplete="username" value={known.at(-1) ?? ''} readOnly hidden />
			<PasswordField
				{...form.field('current_password')}
				required
				label={t('Current password')}
				autoComplete="current-password"
			/>
			{asksForCode && <CodeField {...form.field('otp')} />}
			<NewPasswordField {...form.field('new_password')} required label={t('New password')} known={known} />
		</AccountForm>
	)
}
