import type { Card } from '@app/contract/payments'
import { cardBrand, formatCardNumber, securityCodeLength } from '@app/domain/payments/card'
import { t } from '@app/language/current'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { announce } from '../../../lib/rendering/toast.ts'
import { now } from '../../../lib/timing/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CardBrandMark } from './card-brand-mark.tsx'
import { CARD_FIELDS, type CardErrors, type CardField, checkCardField, EMPTY_CARD, parseCard } from './card-draft.ts'
import { formatExpiry, formatSecurityCode } from './mask-text.ts'
import { MaskedField } from './masked-field.tsx'

interface CardFormProps {
	/** What the button says: "Pay €12.50". */
	action: ReactNode
	busy: boolean
	/** What the gateway found wrong with the number itself. */
	numberError: string | null
	/** Whether the card can be kept for next time. */
	canSave?: boolean
	onCard: (card: Card, save: boolean) => void
}

/**
 * The sandbox's card form on our page. The fields have no `name`: whatever happens, a submitted form carries no card.
 * An error shows when a field is left, and all of them on its button, with the focus in the first.
 */
export function CardForm({ action, busy, numberError, canSave = false, onCard }: CardFormProps) {
	const form = useRef<HTMLFormElement>(null)
	const [draft, setDraft] = useState(EMPTY_CARD)
	const [errors, setErrors] = useState<CardErrors>({})
	const [save, setSave] = useState(false)
	const brand = cardBrand(draft.number)

	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (busy) return
		const { ok, errors: found = {} } = parseCard(draft, now())
		setErrors(found)
		if (ok) return onCard(ok, canSave && save)
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
		<form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
			<fieldset className="grid grid-cols-2 gap-x-4 gap-y-5">
				<legend className="sr-only">{t('Card details')}</legend>
				<div className="relative col-span-2">
					<MaskedField
						{...propsOf('number')}
						label={t('Card number')}
						format={formatCardNumber}
						autoComplete="cc-number"
						placeholder="1234 1234 1234 1234"
						className="tabular-nums"
					/>
					<CardBrandMark brand={brand} />
				</div>
				<MaskedField
					{...propsOf('expiry')}
					label={t('Expiry date')}
					format={formatExpiry}
					autoComplete="cc-exp"
					placeholder={t('MM / YY')}
					className="content-start tabular-nums"
				/>
				<MaskedField
					{...propsOf('code')}
					label={t('Security code')}
					format={formatSecurityCode}
					autoComplete="cc-csc"
					placeholder={'1234'.slice(0, securityCodeLength(brand))}
					className="content-start tabular-nums"
				/>
				<TextField
					{...nameProps}
					onChange={({ target }) => onName(target.value)}
					label={t('Name on card')}
					autoComplete="cc-name"
					autoCapitalize="words"
					spellCheck={false}
					className="col-span-2"
				/>
			</fieldset>
			{canSave && (
				<CheckField label={t('Save this card for next time')} checked={save} onChange={setSave}>
					{t('The payment company keeps it; we only know its last four digits.')}
				</CheckField>
			)}
			<Button type="submit" size="lg" wide busy={busy}>
				{action}
			</Button>
		</form>
	)
}
