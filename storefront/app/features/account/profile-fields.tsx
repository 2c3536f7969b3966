import type { User } from '@app/contract/account'
import { MAX_PHONE_LENGTH, MAX_USER_NAME_LENGTH } from '@app/contract/constants'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import type { ComponentProps } from 'react'
import { judgeProfileField, type TypedField } from './judge-profile-field.ts'
import { ProfileField } from './profile-field.tsx'

const FIELDS: { field: TypedField; label: PlainMessage; hint?: PlainMessage; input: ComponentProps<'input'> }[] = [
	{ field: 'first_name', label: 'First name', input: { autoComplete: 'given-name', maxLength: MAX_USER_NAME_LENGTH } },
	{ field: 'last_name', label: 'Last name', input: { autoComplete: 'family-name', maxLength: MAX_USER_NAME_LENGTH } },
	{
		field: 'phone',
		label: 'Phone',
		hint: 'Only for the branch, if something about an order needs a word.',
		input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: MAX_PHONE_LENGTH },
	},
]

interface ProfileFieldsProps {
	user: User
	/** Saves one field; gives why it was not saved, null when it was. */
	onSave: (field: TypedField, value: string | null) => Promise<string | null>
}

/** Name and phone number, each saved alone. They are what a checkout is filled in with. */
export function ProfileFields({ user, onSave }: ProfileFieldsProps) {
	return (
		<div className="grid gap-5">
			{FIELDS.map(({ field, label, hint, input }) => (
				<ProfileField
					key={field}
					label={t(label)}
					hint={hint && t(hint)}
					input={{ name: field, ...input }}
					value={user[field] ?? ''}
					judge={(text) => judgeProfileField(field, text)}
					onSave={(text) => onSave(field, text || null)}
				/>
			))}
		</div>
	)
}
