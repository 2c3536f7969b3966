import type { SavedCard } from '@app/contract/payments'
import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import { now } from '../../../../lib/timing/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { CardPlate } from './card-plate.tsx'
import { cardName, expiryText } from './card-text.ts'

interface CardPickerProps {
	cards: readonly SavedCard[]
	/** Id of the chosen card; null for another one. */
	chosen: string | null
	onChoose: (id: string | null) => void
	disabled: boolean
}

const OPTION =
	'flex min-h-16 cursor-pointer items-center gap-4 rounded-control px-4 py-3 inset-ring-2 inset-ring-line ' +
	'hover:inset-ring-line-strong has-checked:bg-primary-soft has-checked:inset-ring-primary ' +
	'has-disabled:cursor-default has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** The saved cards to choose from, and "another card". */
export function CardPicker({ cards, chosen, onChoose, disabled }: CardPickerProps) {
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-3 font-semibold">{t('Pay with')}</legend>
			{cards.map((card) => {
				const { text, state } = expiryText(card, now())
				return (
					<Option
						key={card.id}
						isChosen={chosen === card.id}
						disabled={disabled || state === 'expired'}
						onChoose={() => onChoose(card.id)}
					>
						<CardPlate brand={card.brand} isExpired={state === 'expired'} />
						<span className="grid min-w-0">
							<span className="font-semibold">{cardName(card)}</span>
							<span className={state === 'fine' ? 'text-sm text-soft' : 'text-sm font-medium text-mustard-ink'}>
								{text}
							</span>
						</span>
					</Option>
				)
			})}
			<Option isChosen={chosen === null} disabled={disabled} onChoose={() => onChoose(null)}>
				<span className="grid h-10 w-16 shrink-0 place-items-center rounded-lg border-2 border-dashed border-line-strong text-soft">
					<Icon name="plus" className="size-5" />
				</span>
				<span className="font-semibold">{t('Another card')}</span>
			</Option>
		</fieldset>
	)
}

interface OptionProps {
	isChosen: boolean
	disabled: boolean
	onChoose: () => void
	children: ReactNode
}

function Option({ isChosen, disabled, onChoose, children }: OptionProps) {
	return (
		<label className={OPTION}>
			<input
				type="radio"
				name="saved-card"
				checked={isChosen}
				disabled={disabled}
				onChange={onChoose}
				className="size-5 shrink-0 accent-primary outline-none"
			/>
			{children}
		</label>
	)
}
