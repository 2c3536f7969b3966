import { type AccountErrors, parseAccountForm } from '@app/domain/auth/account-forms'
import { currentLanguage, t } from '@app/language/current'
import { type FormEvent, useId, useState } from 'react'
import { announce } from '../../lib/rendering/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { srOnly } from '../../ui/sr-only.tsx'
import { trans } from '../../ui/trans.tsx'
import { SecretRow } from './secret-row.tsx'

interface EmailEditorProps {
	email: string
	/** Asks for the mail with the link; gives why it was not sent, null when it was. */
	onRequest: (request: { email: string; password: string }) => Promise<string | null>
}

/** The address of the account, and its change: a link to the new address proves that it is the customer's. */
export function EmailEditor({ email, onRequest }: EmailEditorProps) {
	const [sentTo, setSentTo] = useState<string | null>(null)
	return (
		<SecretRow
			label={t('Email')}
			change={trans('Change<hidden> email</hidden>', { hidden: srOnly })}
			cancel={trans('Cancel<hidden> the change of the email</hidden>', { hidden: srOnly })}
			text={email}
			renderForm={(close) => (
				<ChangeForm
					email={email}
					onRequest={onRequest}
					onSent={(to) => {
						setSentTo(to)
						close()
					}}
				/>
			)}
		>
			{sentTo && (
				<Notice>
					{t(
						'We have sent a link to {email}. Open it within the hour, and that address is yours to sign in with. Until then nothing changes.',
						{ email: sentTo },
					)}
				</Notice>
			)}
		</SecretRow>
	)
}

interface ChangeFormProps extends EmailEditorProps {
	onSent: (to: string) => void
}

function ChangeForm({ email, onRequest, onSent }: ChangeFormProps) {
	const [typed, setTyped] = useState({ email: '', current_password: '' })
	const [errors, setErrors] = useState<AccountErrors>({})
	const [isBusy, setBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	const id = useId()

	async function request(event: FormEvent) {
		event.preventDefault()
		if (isBusy) return
		const parsed = parseAccountForm(['email', 'current_password'], typed, undefined, currentLanguage())
		const wrong = parsed.errors ?? (isSame(parsed.ok.email, email) ? { email: t('This is your address already.') } : {})
		setErrors(wrong)
		setFailure(null)
		if (!parsed.ok || wrong.email) {
			document.getElementById(`${id}-${wrong.email ? 'email' : 'password'}`)?.focus()
			return announce(Object.values(wrong).join(' '))
		}
		setBusy(true)
		const to = parsed.ok.email
		const message = await onRequest({ email: to, password: parsed.ok.current_password })
		setBusy(false)
		setTyped((old) => ({ ...old, current_password: '' }))
		setFailure(message)
		if (message !== null) return
		announce(t('We have sent a link to {email}.', { email: to }))
		onSent(to)
	}
	const type = (field: keyof typeof typed, text: string) => {
		setTyped((old) => ({ ...old, [field]: text }))
		setErrors((old) => ({ ...old, [field]: undefined }))
	}

	return (
		<form onSubmit={(event) => void request(event)} noValidate aria-label={t('Change email')} className="grid gap-4">
			<TextField
				id={`${id}-email`}
				label={t('New email')}
				name="email"
				type="email"
				autoComplete="email"
				inputMode="email"
				spellCheck={false}
				autoFocus
				value={typed.email}
				error={errors.email}
				onChange={(event) => type('email', event.target.value)}
			/>
			<PasswordField
				id={`${id}-password`}
				label={t('Current password')}
				name="current-password"
				autoComplete="current-password"
				value={typed.current_password}
				error={errors.current_password}
				onChange={(event) => type('current_password', event.target.value)}
			/>
			{failure && <Notice tone="error">{failure}</Notice>}
			<Button type="submit" size="lg" wide busy={isBusy}>
				{isBusy ? t('Sending…') : t('Send the link')}
			</Button>
		</form>
	)
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
