import { MAX_NOTE_LENGTH } from '@app/contract/constants'
import type { Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { checkSelections, withDefaultChoice } from '@app/domain/menu/customization'
import { keepOffered, mapSelections } from '@app/domain/menu/offered-selections'
import { formatMoney } from '@app/domain/pricing/money'
import { unitPriceMinor } from '@app/domain/pricing/unit-price'
import { currentLanguage, known, plural, t } from '@app/language/current'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { DishPicture } from './dish-picture.tsx'
import { FoodFacts } from './food-facts.tsx'
import type { LineSelection } from './line-selection.ts'
import { OptionGroup } from './option-group.tsx'
import { useCustomisation } from './use-customisation.ts'
import { useMeasuredView } from './use-measured-view.ts'

interface ProductSheetProps {
	open: boolean
	onClose: () => void
	product: Product
	currency: string
	/** The line of the cart that is changed; null for a new piece. */
	line: CartItem | null
	/** Why it cannot be ordered; null where it can. A link may name any product of the chain. */
	whyNot: string | null
	/** Pieces that still fit, those of the changed line included. */
	room: number
	/** Said above the button: where it is cooked. */
	remark?: ReactNode
	onDone: (piece: LineSelection) => void
}

/** A product with everything that can be chosen about it. */
export function ProductSheet(props: ProductSheetProps) {
	const { open, onClose, product, currency, line, whyNot, room, remark, onDone } = props
	const built = useCustomisation(product, line)
	const lostChoices = line !== null && keepOffered(product, mapSelections(line)).gone.length > 0
	const [isChecked, setChecked] = useState(lostChoices)
	useMeasuredView(product, line === null)
	const totalId = useId()
	const { selections, requests, note, count } = built
	const problems = checkSelections(product, selections)
	const problemOf = (attributeId: number) => {
		const problem = problems.find(({ attribute_id }) => attribute_id === attributeId)
		return problem ? known(problem.message) : null
	}
	const total = formatMoney(
		unitPriceMinor(product, withDefaultChoice(product, selections), currency) * count,
		currency,
		currentLanguage(),
	)

	const submit = () => {
		if (problems.length === 0) return onDone({ count, selections, requests, note })
		setChecked(true)
		document.getElementById(`option-${problems[0]?.attribute_id}`)?.scrollIntoView({ block: 'center' })
	}

	return (
		<Sheet
			open={open}
			onClose={onClose}
			title={product.name}
			wide
			footer={
				<div className="flex flex-wrap items-center justify-center gap-3">
					{remark && whyNot === null && <p className="w-full text-center text-sm text-soft">{remark}</p>}
					<QuantityStepper
						value={count}
						of={product.name}
						max={room}
						onIncrement={() => built.setCount(count + 1)}
						onDecrement={() => built.setCount(count - 1)}
					/>
					{whyNot !== null || room === 0 ? (
						<p className="flex min-h-14 flex-1 items-center justify-center font-semibold text-ketchup-ink">
							{whyNot ?? t('You have the most that one order can hold')}
						</p>
					) : (
						<Button size="lg" className="min-w-48 flex-1 px-3!" aria-describedby={totalId} onClick={submit}>
							{line ? t('Update') : t('Add to cart')}
							{/* Its name is what it does (api.md); the total is its description. */}
							<span id={totalId} aria-hidden="true" className="tabular-nums opacity-90">
								{total}
							</span>
						</Button>
					)}
				</div>
			}
		>
			<div className="grid gap-6 md:grid-cols-2 md:items-start md:gap-8">
				<div className="grid gap-4 md:sticky md:top-0">
					<DishPicture product={product} selections={selections} requests={requests} large />
					{product.description && <p className="text-lg text-pretty">{product.description}</p>}
					<FoodFacts product={product} selections={selections} />
				</div>
				<div className="grid min-w-0 gap-6 md:[&>:first-child_fieldset]:border-t-0 md:[&>:first-child_fieldset]:pt-0">
					{lostChoices && (
						<Notice tone="progress">
							{t('Not everything you chose is available right now. Please check your choices.')}
						</Notice>
					)}
					{product.customization_options.map((option) => (
						<div key={option.attribute_id} id={`option-${option.attribute_id}`}>
							<OptionGroup
								option={option}
								selections={selections}
								requests={requests}
								currency={currency}
								problem={isChecked ? problemOf(option.attribute_id) : null}
								onChoose={built.choose}
								onToggleRequest={built.toggleRequest}
							/>
						</div>
					))}
					<TextArea
						label={t('Note for the kitchen')}
						hint={plural(MAX_NOTE_LENGTH - note.length, {
							one: '{count} character left',
							other: '{count} characters left',
						})}
						value={note}
						maxLength={MAX_NOTE_LENGTH}
						rows={2}
						onChange={(event) => built.setNote(event.target.value)}
					/>
				</div>
			</div>
		</Sheet>
	)
}
