import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '@app/contract/constants'
import type { GuestInfo } from '@app/contract/records'
import type { GuestErrors, GuestField } from '@app/domain/orders/guest-info'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field.tsx'
import { cartStore } from './cart-store.ts'
import { useGuestPrefill } from './use-guest-prefill.ts'

const NOBODY: GuestInfo = { first_name: '', last_name: '', email: '', phone: '' }

const FIELDS: { field: GuestField; label: PlainMessage; input: ComponentProps<'input'> }[] = [
	{ field: 'first_name', label: 'First name', input: { autoComplete: 'given-name', maxLength: MAX_NAME_LENGTH } },
	{ field: 'last_name', label: 'Last name', input: { autoComplete: 'family-name', maxLength: MAX_NAME_LENGTH } },
	{
		field: 'email',
		label: 'Email',
		input: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false, maxLength: MAX_EMAIL_LENGTH },
	},
	{
		field: 'phone',
		label: 'Phone',
		input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: MAX_PHONE_LENGTH },
	},
]

export const guestFieldId = (field: GuestField): string => `guest-${field}`

/** Onto what is stored now, not what was drawn: a password manager fills all four in one go. */
function keep(field: GuestField, value: string): void {
	const guestInfo = { ...(cartStore.get().guestInfo ?? NOBODY), [field]: value }
	cartStore.dispatch({ type: 'guest-info', guestInfo })
}

interface GuestFormProps {
	errors: GuestErrors
	/** A field was left: what is in it may be judged now. */
	onLeave: (field: GuestField) => void
}

/**
 * Who fetches the order. Kept as typed, so that a reload loses nothing; an account fills it in, and everything stays
 * editable.
 */
export function GuestForm({ errors, onLeave }: GuestFormProps) {
	useGuestPrefill()
	const guest = cartStore.use((cart) => cart.guestInfo) ?? NOBODY
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			{FIELDS.map(({ field, label, input }) => (
				<TextField
					key={field}
					{...input}
					id={guestFieldId(field)}
					name={field}
					label={t(label)}
					required
					value={guest[field]}
					error={errors[field]}
					onBlur={() => onLeave(field)}
					onChange={(event) => keep(field, event.target.value)}
				/>
			))}
		</div>
	)
}
