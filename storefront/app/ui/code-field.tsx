import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

export const WRONG_CODE: PlainMessage =
	'This code is not right, or it has run out. Enter the one that your app shows now.'

/** The one-time code of a second factor, which appears once the server has asked for it. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
	return (
		<TextField
			{...props}
			required
			label={t('One-time code')}
			hint={t('Your account asks for the six digits that your authenticator app shows.')}
			inputMode="numeric"
			autoComplete="one-time-code"
			className="tabular-nums"
			autoFocus
		/>
	)
}
