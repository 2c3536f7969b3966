import { MIN_PASSWORD_LENGTH } from '@app/contract/constants'
import { estimateStrength } from '@app/domain/auth/password-strength'
import { currentLanguage, t } from '@app/language/current'
import { type ComponentProps, useState } from 'react'
import { PasswordField } from '../../../ui/password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

/** What a guesser tries first: the texts of the form's other fields, and what is known beside it. */
function ownTexts(form: HTMLFormElement | null): string[] {
	const names = ['first_name', 'last_name', 'email']
	const data = form ? new FormData(form) : null
	return names.map((name) => String(data?.get(name) ?? '')).filter(Boolean)
}

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> {
	/** Name and address of the customer, where the form does not ask for them. */
	known?: readonly string[]
}

/** A password that is being chosen: the rules below it, and how strong it looks so far. */
export function NewPasswordField({ known = [], ...field }: NewPasswordFieldProps) {
	const [typed, setTyped] = useState<{ password: string; about: string[] }>({ password: '', about: [] })
	const { password, about } = typed
	const strength = password === '' ? null : estimateStrength(password, [...known, ...about], currentLanguage())
	return (
		<div className="grid gap-3">
			<PasswordField
				{...field}
				autoComplete="new-password"
				hint={t(
					'At least {count} characters. A few unrelated words work well; your name and well-known passwords do not.',
					{ count: MIN_PASSWORD_LENGTH },
				)}
				onInput={({ currentTarget: { value, form } }) => setTyped({ password: value, about: ownTexts(form) })}
			/>
			<StrengthMeter strength={strength} />
		</div>
	)
}
