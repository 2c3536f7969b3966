import { formatMoney, toMinor } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Price } from '../../ui/price.tsx'
import type { CartChange, Change } from './cart-change.ts'

interface CartChangedDialogProps {
	change: CartChange
	currency: string
	onAccept: () => void
	onClose: () => void
}

/** What is not as the customer was shown, before anything is ordered or charged. */
export function CartChangedDialog({ change, currency, onAccept, onClose }: CartChangedDialogProps) {
	const { changes, lines, chooseKeys, total } = change
	const isOver = lines.length === 0 && chooseKeys.length === 0
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('Something changed')}
			actions={
				<>
					<Button size="lg" onClick={onAccept}>
						{t(isOver ? 'Got it' : acceptLabel(change))}
					</Button>
					{!isOver && (
						<Button variant="secondary" onClick={onClose}>
							{t('Not now')}
						</Button>
					)}
				</>
			}
		>
			<p>{t('Since you filled your cart, the kitchen has moved on. Nothing was ordered or charged.')}</p>
			<ul className="mt-4 grid gap-3 text-ink">
				{changes.map((entry) => (
					<li
						key={`${entry.kind} ${'name' in entry ? entry.name : entry.message}`}
						className="rounded-control bg-sunken px-4 py-3"
					>
						<ChangeText entry={entry} currency={currency} />
					</li>
				))}
			</ul>
			{!isOver && total !== null && (
				<p className="mt-4 flex items-baseline justify-between text-lg font-semibold text-ink">
					{t('New total')}
					<Price text={formatMoney(toMinor(total, currency), currency, currentLanguage())} />
				</p>
			)}
		</Dialog>
	)
}

function acceptLabel({ chooseKeys, isSlotGone }: CartChange): PlainMessage {
	if (chooseKeys.length > 0) return 'Choose again'
	return isSlotGone ? 'Choose another time' : 'Update my cart'
}

function ChangeText({ entry, currency }: { entry: Change; currency: string }) {
	if (entry.kind !== 'price') return <span className="font-medium">{entry.message}</span>
	const text = (amount: number) => formatMoney(toMinor(amount, currency), currency, currentLanguage())
	return (
		<span className="flex items-baseline justify-between gap-3">
			<span className="min-w-0 font-medium wrap-anywhere">{entry.name}</span>
			<Price text={text(entry.now)} was={text(entry.was)} />
		</span>
	)
}
