import type { Card } from '@app/contract/payments'
import { cardBrand, formatCardNumber, securityCodeLength } from '@app/domain/card'
import { type FormEvent, useRef, useState } from 'react'
import { now } from '../../platform/clock.ts'
import { announce } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { CardBrandMark } from './card-brand-mark.tsx'
import { CARD_FIELDS, type CardErrors, type CardField, checkCardField, EMPTY_CARD, parseCard } from './card-draft.ts'
import { formatExpiry, formatSecurityCode } from './mask-text.ts'
import { MaskedField } from './masked-field.tsx'

interface CardFormProps {
	/** The amount on the button, formatted. */
	amount: string
	busy: boolean
	/** What the gateway found wrong with the number itself. */
	numberError: string | null
	onPay: (card: Card) => void
}

/**
 * The gateway's card form on our page. The fields have no `name`: whatever happens, a submitted form carries no card. An error shows when
 * a field is left, and all of them on Pay, with the focus in the first.
 */
export function CardForm({ amount, busy, numberError, onPay }: CardFormProps) {
	const form = useRef<HTMLFormElement>(null)
	const [draft, setDraft] = useState(EMPTY_CARD)
	const [errors, setErrors] = useState<CardErrors>({})
	const brand = cardBrand(draft.number)

	const pay = (event: FormEvent) => {
		event.preventDefault()
		if (busy) return
		const { ok, errors: found = {} } = parseCard(draft, now())
		setErrors(found)
		if (ok) return onPay(ok)
		const first = CARD_FIELDS.find((field) => found[field])
		form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus()
	}

	const propsOf = (field: CardField) => ({
		'data-field': field,
		// Not disabled while busy: the focus would be lost.
		readOnly: busy,
		value: draft[field],
		error: errors[field] ?? (field === 'number' ? numberError : null),
		onValue: (text: string) => {
			setDraft((current) => ({ ...current, [field]: text }))
			setErrors((current) => ({ ...current, [field]: undefined }))
		},
		onBlur: () => {
			if (draft[field] === '') return
			const error = checkCardField(field, draft, now())
			setErrors((current) => ({ ...current, [field]: error ?? undefined }))
			if (error) announce(error)
		},
	})
	const { onValue: onName, ...nameProps } = propsOf('name')

	return (
		<form ref={form} method="post" noValidate onSubmit={pay} className="grid gap-5">
			<fieldset className="grid grid-cols-2 gap-x-4 gap-y-5">
				<legend className="sr-only">Card details</legend>
				<div className="relative col-span-2">
					<MaskedField
						{...propsOf('number')}
						label="Card number"
						format={formatCardNumber}
						autoComplete="cc-number"
						placeholder="1234 1234 1234 1234"
						className="tabular-nums"
					/>
					<CardBrandMark brand={brand} />
				</div>
				<MaskedField
					{...propsOf('expiry')}
					label="Expiry date"
					format={formatExpiry}
					autoComplete="cc-exp"
					placeholder="MM / YY"
					className="content-start tabular-nums"
				/>
				<MaskedField
					{...propsOf('code')}
					label="Security code"
					format={formatSecurityCode}
					autoComplete="cc-csc"
					placeholder={'1234'.slice(0, securityCodeLength(brand))}
					className="content-start tabular-nums"
				/>
				<TextField
					{...nameProps}
					onChange={({ target }) => onName(target.value)}
					label="Name on card"
					autoComplete="cc-name"
					autoCapitalize="words"
					spellCheck={false}
					className="col-span-2"
				/>
			</fieldset>
			<Button type="submit" size="lg" wide busy={busy}>
				Pay {amount}
			</Button>
		</form>
	)
}
