import type { TrackedOrder } from '@app/contract/orders'
import { isLate } from '@app/domain/orders/late-order'
import { formatMoney, toMinor } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import { lineLabels } from '../../lib/rendering/line-labels.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { srOnly } from '../../ui/sr-only.tsx'
import { trans } from '../../ui/trans.tsx'
import { DishStack } from './dish-stack.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderBadge } from './order-badge.tsx'
import { orderLabels } from './order-labels.ts'
import { formatOrderTime, formatReadyTime } from './order-time.ts'
import { shortLines } from './short-lines.ts'
import { StepBar } from './step-bar.tsx'

interface OrderCardProps {
	order: TrackedOrder
	/** Epoch ms. */
	now: number
	/** Picture of a product in the CMS, null where there is none. */
	pictureOf: (productId: number) => string | null
}

/** One order of the history: what it was, what it cost, and once more. */
export function OrderCard({ order, now, pictureOf }: OrderCardProps) {
	return (
		<article
			aria-labelledby={titleId(order)}
			className="flex h-full flex-col justify-between gap-4 rounded-card bg-surface p-4 shadow-card sm:p-5"
		>
			<Summary order={order} now={now} pictureOf={pictureOf} />
			<div className="flex flex-wrap items-center gap-2 border-t-2 border-line pt-3">
				<OrderAgain order={order} size="md" />
				<ButtonLink
					to={`/track/${order.slug}`}
					variant="quiet"
					aria-label={t('Details of {reference}', { reference: order.reference })}
				>
					{t('Details')}
				</ButtonLink>
			</div>
		</article>
	)
}

/** An order that is not over: how far it is, when it is ready, and the way to its page. */
export function CurrentOrderCard({ order, now, pictureOf }: OrderCardProps) {
	const ready = formatReadyTime(order, now)
	const isUnpaid = order.order_status === 'pending_payment'
	const isReady = order.order_status === 'ready'
	return (
		<article
			aria-labelledby={titleId(order)}
			className="rounded-card bg-surface p-4 shadow-raised inset-ring-3 inset-ring-mustard sm:p-6"
		>
			<Summary order={order} now={now} pictureOf={pictureOf} />
			{!isUnpaid && <StepBar status={order.order_status} className="mt-5" />}
			<div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
				{isLate(order, now) ? (
					<p className="font-semibold">{t('It takes longer than we said')}</p>
				) : ready && !isReady ? (
					<p>
						<span className="block text-sm text-soft">{t('Ready at about')}</span>
						<span className="font-display text-3xl leading-none tabular-nums">{ready}</span>
					</p>
				) : (
					<p className="max-w-sm text-pretty text-soft">{t(orderLabels(order).text)}</p>
				)}
				<ButtonLink
					to={`/track/${order.slug}`}
					size="lg"
					aria-label={t(isUnpaid ? 'Pay or cancel {reference}' : 'Follow order {reference}', {
						reference: order.reference,
					})}
					className="ml-auto max-sm:w-full"
				>
					{t(isUnpaid ? 'Pay or cancel' : 'Follow order')}
					<Icon name="arrow-right" className="size-5" />
				</ButtonLink>
			</div>
		</article>
	)
}

const titleId = ({ id }: TrackedOrder) => `order-${id}`

function Summary({ order, now, pictureOf }: OrderCardProps) {
	return (
		<div className="grid gap-3">
			<div className="flex items-center justify-between gap-4">
				<OrderBadge order={order} />
				<Price
					text={formatMoney(toMinor(order.total, order.currency), order.currency, currentLanguage())}
					className="text-lg"
				/>
			</div>
			<div className="flex items-center gap-4">
				<DishStack pictures={order.lines.map(({ id }) => pictureOf(id))} />
				<div className="min-w-0">
					<h3 id={titleId(order)} className="text-2xl">
						{trans('<hidden>Order </hidden>{reference}', { hidden: srOnly, reference: order.reference })}
					</h3>
					<p className="mt-1 text-soft">
						<time dateTime={order.created_at}>{formatOrderTime(order, now)}</time> · {order.branch.title}
					</p>
				</div>
			</div>
			<p className="text-pretty">{shortLines(order.lines.map((line) => ({ ...line, name: lineLabels(line).name })))}</p>
		</div>
	)
}
