import type { CartItem } from '@app/contract/records'
import type { LineIssue } from '@app/domain/cart/line-issue'
import { formatMoney, toMinor } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Price } from '../../ui/price.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { describeChoices, describeRequests } from './describe-item.ts'
import { addOne, removeLine, takeOne } from './line-actions.ts'
import { LineIssueNote } from './line-issue-note.tsx'

export interface CartLineProps {
	item: CartItem
	currency: string
	/** Pieces of this product that an order can hold, other lines of it taken off. */
	max: number
	maximumPerItem: number
	picture: ReactNode
	/** What is not as the menu has it. */
	issue: LineIssue | null
	onEdit: (item: CartItem) => void
}

/** A line of the cart: what it is, what was chosen, how many. */
export function CartLine({ item, currency, max, maximumPerItem, picture, issue, onEdit }: CartLineProps) {
	const details = [...describeChoices(item), ...describeRequests(item)].join(', ')
	return (
		<li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-3 border-b-2 border-line py-4 last:border-b-0">
			<div className={issue ? 'row-span-3' : 'row-span-2'}>{picture}</div>
			<div className="min-w-0 wrap-anywhere">
				<h3 data-takes-focus tabIndex={-1} className="text-lg leading-tight outline-none">
					{item.name}
				</h3>
				{details && <p className="mt-0.5 text-sm text-soft">{details}</p>}
				{item.note && <p className="mt-0.5 text-sm text-soft italic">{t('“{note}”', { note: item.note })}</p>}
			</div>
			<Price text={formatMoney(toMinor(item.price, currency) * item.count, currency, currentLanguage())} />
			{issue && (
				<LineIssueNote item={item} issue={issue} currency={currency} maximumPerItem={maximumPerItem} onEdit={onEdit} />
			)}
			<div className="col-span-2 mt-2 flex flex-wrap items-center gap-1">
				<QuantityStepper
					value={item.count}
					of={item.name}
					max={max}
					removable
					onIncrement={() => addOne(item, maximumPerItem)}
					onDecrement={() => takeOne(item)}
				/>
				<IconButton
					icon="pencil"
					label={t('Edit {item}', { item: item.name })}
					className="ml-auto"
					onClick={() => onEdit(item)}
				/>
				{item.count > 1 && (
					<IconButton icon="trash" label={t('Remove {item}', { item: item.name })} onClick={() => removeLine(item)} />
				)}
			</div>
		</li>
	)
}
