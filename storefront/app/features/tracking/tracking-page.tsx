import type { TrackedOrder } from '@app/contract/orders'
import { isLate } from '@app/domain/orders/late-order'
import { paymentPageQuery } from '@app/domain/payments/checkout-guards'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { BRAND } from '../../brand.ts'
import { announce } from '../../lib/rendering/toast.ts'
import { useNow } from '../../lib/rendering/use-now.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DelayNote } from '../../ui/delay-note.tsx'
import { srOnly } from '../../ui/sr-only.tsx'
import { trans } from '../../ui/trans.tsx'
import { noteOrderOfElsewhere } from '../cart/attempt-store.ts'
import { prepareOrderPayment } from '../checkout/payment/payment-store.ts'
import { BranchPlace } from './branch-place.tsx'
import { ChangeOffer, useChangeOffer } from './change-offer.tsx'
import type { Connection } from './follow-order.ts'
import { OrderAgain } from './order-again.tsx'
import { orderLabels } from './order-labels.ts'
import { OrderReceipt } from './order-receipt.tsx'
import { stepsReached } from './order-steps.ts'
import { formatReadyTime } from './order-time.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { StackingBurger } from './stacking-burger.tsx'
import { useLiveOrder } from './use-live-order.ts'

interface TrackingPageProps {
	initial: TrackedOrder
	/** The time of the server's rendering, epoch ms. */
	now: number
	/** The offer of notifications, while there is news to come. */
	notify: ReactNode
	/** What the route does with the order as it is now. */
	onOrder: (order: TrackedOrder, ready: string | null) => void
}

/** /track/{slug}: one order, live. */
export function TrackingPage({ initial, now: renderedAt, notify, onOrder }: TrackingPageProps) {
	const now = useNow(renderedAt)
	const { order, connection, replace } = useLiveOrder(initial)
	const changes = useChangeOffer(order)
	const ready = formatReadyTime(order, now)
	const isOverdue = isLate(order, now)
	useAnnouncedChanges(order, isOverdue ? null : ready)
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each order that comes.
	useEffect(() => onOrder(order, ready), [order])
	return (
		<>
			<StatusHero order={order} ready={ready} isOverdue={isOverdue} mayChange={changes.offer === 'changes'} />
			<div className="mx-auto grid max-w-5xl gap-5 px-4 pt-10 pb-16 md:px-6 lg:grid-cols-2 lg:items-start">
				<Card title={t('How it goes')} aside={<ConnectionBadge connection={connection} />}>
					<OrderTimeline order={order} />
				</Card>
				{hasNews(order) && (
					<div data-off-paper className="empty:hidden lg:col-start-2 lg:row-start-2 lg:self-start">
						{notify}
					</div>
				)}
				<Card
					title={t(order.order_status === 'completed' ? 'Where it was' : 'Where to collect')}
					className={classNames('lg:row-start-2', hasNews(order) && 'lg:row-span-2')}
				>
					<BranchPlace branch={order.branch} />
				</Card>
				<Card title={t('What you ordered')} className="lg:col-start-2 lg:row-start-1">
					<OrderReceipt order={order} />
				</Card>
				<div
					data-off-paper
					className="flex flex-wrap items-center justify-center gap-3 py-2 lg:col-start-2 lg:justify-start lg:py-0"
				>
					<OrderAgain order={order} />
					<ChangeOffer order={order} {...changes} onCancelled={replace} />
				</div>
			</div>
		</>
	)
}

interface StatusHeroProps {
	order: TrackedOrder
	ready: string | null
	isOverdue: boolean
	mayChange: boolean
}

function StatusHero({ order, ready, isOverdue, mayChange }: StatusHeroProps) {
	const { headline, text } = orderLabels(order)
	const reached = stepsReached(order.order_status)
	const isUnpaid = order.order_status === 'pending_payment' && mayChange
	return (
		<div className="crinkle-bottom on-field bg-field text-on-field">
			<div className="mx-auto grid max-w-5xl items-center gap-x-10 gap-y-6 px-4 pt-8 pb-10 md:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-14 lg:pb-16">
				<div>
					<p className="mb-4 inline-block rounded-full bg-on-field/12 px-4 py-1.5 font-semibold tracking-wide">
						{trans('<hidden>Order </hidden>{reference}', { hidden: srOnly, reference: order.reference })}
					</p>
					<h1 className="text-[clamp(3rem,12vw,5.5rem)] leading-[0.9]">{t(headline)}</h1>
					<p className="mt-4 max-w-md text-lg text-on-field-soft text-pretty">{t(text)}</p>
					{isOverdue && <DelayNote planned={ready} phone={order.branch.phone} className="mt-6" />}
					{ready && !isOverdue && order.order_status !== 'ready' && (
						<p className="mt-6">
							<span className="block text-on-field-soft">{t('Ready at about')}</span>
							<span className="font-display text-5xl text-lime tabular-nums">{ready}</span>
						</p>
					)}
					{order.order_status === 'ready' && (
						<p className="mt-6">
							<span className="block text-on-field-soft">{t('Your reference')}</span>
							<span className="font-display text-[clamp(3rem,14vw,5rem)] leading-none text-lime">
								{order.reference}
							</span>
						</p>
					)}
					{isUnpaid && (
						<ButtonLink
							to={`/checkout/payment${paymentPageQuery({ id: order.id, amount: order.total, reference: order.reference })}`}
							onClick={() => {
								noteOrderOfElsewhere(order)
								prepareOrderPayment(order.slug)
							}}
							variant="lime"
							size="lg"
							className="mt-6"
						>
							{t('Pay now')}
						</ButtonLink>
					)}
				</div>
				{reached > 0 && <StackingBurger reached={reached} className="mx-auto w-52 lg:w-full print:hidden" />}
			</div>
		</div>
	)
}

/** Whether something is still going to happen to the order by itself. */
function hasNews({ order_status }: TrackedOrder): boolean {
	return order_status === 'confirmed' || order_status === 'accepted' || order_status === 'preparing'
}

interface CardProps {
	title: string
	aside?: ReactNode
	className?: string
	children: ReactNode
}

function Card({ title, aside, className, children }: CardProps) {
	return (
		<section className={classNames('min-w-0 rounded-card bg-surface p-5 shadow-card sm:p-7', className)}>
			<div className="mb-5 flex min-h-7 items-center justify-between gap-3">
				<h2 className="text-2xl">{title}</h2>
				{aside}
			</div>
			{children}
		</section>
	)
}

const CONNECTIONS: Record<Connection, { tone: Tone; label: PlainMessage } | null> = {
	connecting: null,
	live: { tone: 'green', label: 'Live' },
	asking: { tone: 'yellow', label: 'Every few seconds' },
	lost: { tone: 'yellow', label: 'No connection' },
	ended: null,
}

function ConnectionBadge({ connection }: { connection: Connection }) {
	const shown = CONNECTIONS[connection]
	return <span role="status">{shown && <Badge tone={shown.tone}>{t(shown.label)}</Badge>}</span>
}

/** The tab's title follows the status, and screen readers hear each change. */
function useAnnouncedChanges(order: TrackedOrder, ready: string | null) {
	const { headline, text, title } = orderLabels(order)
	const told = useRef(order.order_status)
	useEffect(() => {
		document.title = `${t(title)} · ${order.reference} · ${BRAND.name}`
	}, [title, order.reference])
	useEffect(() => {
		if (told.current === order.order_status) return
		told.current = order.order_status
		announce([t(headline), t(text), ready && t('Ready at about {time}.', { time: ready })].filter(Boolean).join(' '))
	}, [order.order_status, headline, text, ready])
}
