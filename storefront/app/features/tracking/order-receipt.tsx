import type { Line, TrackedOrder } from '@app/contract/orders'
import { formatMoney, toMinor } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import { lineLabels } from '../../lib/rendering/line-labels.ts'
import { Price } from '../../ui/price.tsx'

/** Lines and totals of an order. */
export function OrderReceipt({ order }: { order: TrackedOrder }) {
	const money = (decimal: number) => formatMoney(toMinor(decimal, order.currency), order.currency, currentLanguage())
	return (
		<div className="grid gap-4">
			<ul className="grid gap-4">
				{order.lines.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move, and two can be alike.
					<ReceiptLine key={index} line={line} total={money(line.total)} />
				))}
			</ul>
			<dl className="grid gap-1.5 border-t-2 border-dashed border-line pt-4">
				{order.discount > 0 && (
					<>
						<Amount label={t('Subtotal')} text={money(order.subtotal)} />
						<Amount label={t('Discount')} text={`−${money(order.discount)}`} />
					</>
				)}
				<Amount label={t('Tax included')} text={money(order.tax)} soft />
				<div className="flex items-baseline justify-between gap-4 pt-1">
					<dt className="font-semibold">{t('Total')}</dt>
					<dd>
						<Price text={money(order.total)} className="text-2xl" />
					</dd>
				</div>
			</dl>
		</div>
	)
}

function ReceiptLine({ line, total }: { line: Line; total: string }) {
	const { name, choices, requests } = lineLabels(line)
	const details = [...choices, ...requests]
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3">
			<span className="min-w-7 font-semibold tabular-nums">{line.quantity}×</span>
			<span className="wrap-anywhere">
				<span className="font-semibold">{name}</span>
				{details.length > 0 && <span className="block text-sm text-soft">{details.join(', ')}</span>}
				{line.note && <span className="block text-sm text-soft italic">{t('“{note}”', { note: line.note })}</span>}
			</span>
			<Price text={total} />
		</li>
	)
}

function Amount({ label, text, soft = false }: { label: string; text: string; soft?: boolean }) {
	return (
		<div className={soft ? 'flex justify-between gap-4 text-sm text-soft' : 'flex justify-between gap-4'}>
			<dt>{label}</dt>
			<dd className="tabular-nums">{text}</dd>
		</div>
	)
}
