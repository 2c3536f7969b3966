import { SINGLE_CHOICE_ATTRIBUTE_ID } from '@app/contract/constants'
import type { CustomizationOption } from '@app/contract/menu'
import { choiceExtraMinor, isSingleChoice, type Selection } from '@app/domain/menu/customization'
import { requestOf } from '@app/domain/menu/removal-text'
import { formatMoney } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import { useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

interface OptionGroupProps {
	option: CustomizationOption
	selections: readonly Selection[]
	requests: readonly string[]
	currency: string
	/** Said at the group when something must still be chosen. */
	problem: string | null
	onChoose: (attributeId: number, valueId: number) => void
	onToggleRequest: (request: string) => void
}

/** One attribute of a product: radio buttons for a single choice, check boxes otherwise and for what is left out. */
export function OptionGroup(props: OptionGroupProps) {
	const { option, selections, requests, currency, problem, onChoose, onToggleRequest } = props
	const id = useId()
	const single = isSingleChoice(option) && !option.removal
	const mustChoose = option.required || option.attribute_id === SINGLE_CHOICE_ATTRIBUTE_ID
	return (
		<fieldset
			aria-describedby={classNames(`${id}-hint`, problem && `${id}-problem`)}
			className="min-w-0 border-t-2 border-line pt-5 wrap-anywhere"
		>
			<legend className="float-left mb-1 w-full font-display text-xl tracking-tight">{option.name}</legend>
			<p id={`${id}-hint`} className="clear-both mb-2 flex items-center gap-2 text-sm text-soft">
				{hintOf(option, single)}
				{mustChoose && <Badge tone="green">{t('Required')}</Badge>}
			</p>
			{problem && (
				<p id={`${id}-problem`} className="mb-2 font-medium text-ketchup-ink">
					{problem}
				</p>
			)}
			{option.values.map((value) => {
				const chosen = selections.some(
					(selection) => selection.attribute_id === option.attribute_id && selection.value_id === value.value_id,
				)
				const extra = choiceExtraMinor({ option, value }, currency)
				return (
					<label
						key={value.value_id}
						className="-mx-3 flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-ink/5 has-disabled:cursor-default has-disabled:opacity-55"
					>
						<span className="relative grid size-6 shrink-0">
							<input
								type={single ? 'radio' : 'checkbox'}
								name={id}
								className={classNames(
									'peer col-start-1 row-start-1 size-6 appearance-none border-2 border-line-strong bg-surface checked:border-primary',
									single ? 'rounded-full checked:border-[7px]' : 'rounded-lg checked:bg-primary',
								)}
								checked={option.removal ? requests.includes(requestOf(value)) : chosen}
								disabled={!value.available && !chosen}
								onChange={() =>
									option.removal ? onToggleRequest(requestOf(value)) : onChoose(option.attribute_id, value.value_id)
								}
								// A single choice that may stay open can be taken back by a second press.
								onClick={single && chosen ? () => onChoose(option.attribute_id, value.value_id) : undefined}
							/>
							{!single && (
								<Icon
									name="check"
									className="pointer-events-none col-start-1 row-start-1 size-6 scale-50 stroke-3 text-on-primary opacity-0 transition-[scale,opacity] peer-checked:scale-75 peer-checked:opacity-100"
								/>
							)}
						</span>
						<span className="min-w-0 flex-1 py-2">{value.name}</span>
						{!value.available ? (
							<span className="text-sm whitespace-nowrap">{t('Sold out')}</span>
						) : (
							extra !== 0 && (
								<span className="whitespace-nowrap text-soft tabular-nums">{formatExtra(extra, currency)}</span>
							)
						)}
					</label>
				)
			})}
		</fieldset>
	)
}

function hintOf(option: CustomizationOption, single: boolean): string {
	if (option.removal) return t('Tick what should stay off')
	if (!single) return t('Choose as many as you like')
	return option.required ? t('Choose one') : t('Choose one, or leave it as it comes')
}

function formatExtra(minor: number, currency: string): string {
	return minor > 0
		? `+${formatMoney(minor, currency, currentLanguage())}`
		: `−${formatMoney(-minor, currency, currentLanguage())}`
}
