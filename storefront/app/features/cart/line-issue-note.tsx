import type { CartItem } from '@app/contract/records'
import type { LineIssue } from '@app/domain/cart/line-issue'
import { formatMoney, toMinor } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import { Button } from '../../ui/button.tsx'
import { describeGoneChoices } from './describe-item.ts'
import { removeLine, takeRevised } from './line-actions.ts'

interface LineIssueNoteProps {
	item: CartItem
	issue: LineIssue
	currency: string
	maximumPerItem: number
	onEdit: (item: CartItem) => void
}

/** Says at a line of the cart what has changed on the menu, and offers what can be done about it. */
export function LineIssueNote({ item, issue, currency, maximumPerItem, onEdit }: LineIssueNoteProps) {
	return (
		<div className="col-span-2 mt-2 rounded-control bg-mustard-soft px-3 pt-2 pb-1 text-sm text-mustard-ink">
			<p className="font-medium">{describeIssue(item, issue, currency)}</p>
			<div className="-ml-3 flex flex-wrap">
				{issue.kind === 'not_sold' && (
					<Button variant="quiet" onClick={() => removeLine(item)}>
						{t('Take it out')}
					</Button>
				)}
				{issue.kind === 'price' && (
					<Button variant="quiet" onClick={() => takeRevised(item, issue.item, maximumPerItem)}>
						{t('Take the new price')}
					</Button>
				)}
				{issue.kind === 'choice_gone' && (
					<>
						{issue.mustChoose.length === 0 && (
							<Button variant="quiet" onClick={() => takeRevised(item, issue.item, maximumPerItem)}>
								{t('Leave it out')}
							</Button>
						)}
						<Button variant="quiet" onClick={() => onEdit(item)}>
							{t('Choose again')}
						</Button>
					</>
				)}
			</div>
		</div>
	)
}

function describeIssue(item: CartItem, issue: LineIssue, currency: string): string {
	switch (issue.kind) {
		case 'not_sold':
			return t('{product} is not sold at this branch.', { product: item.name })
		case 'price': {
			const money = (price: number) => formatMoney(toMinor(price, currency), currency, currentLanguage())
			return t('It costs {price} now, it was {before}.', { price: money(issue.item.price), before: money(item.price) })
		}
		case 'choice_gone': {
			const choice = describeGoneChoices(item, issue.gone)
			if (choice) return t('{choice} is not available right now.', { choice })
			const option = issue.mustChoose.join(', ')
			return option
				? t('Please choose {option} for {product}.', { option, product: item.name })
				: t('{dish} is not available as you chose it. Please choose again.', { dish: item.name })
		}
		default:
			return issue satisfies never
	}
}
