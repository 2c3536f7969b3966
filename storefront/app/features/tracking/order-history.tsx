import type { TrackedOrder } from '@app/contract/orders'
import { t } from '@app/language/current'
import { now } from '../../lib/timing/clock.ts'
import scene from '../../ui/art/scene-empty-cart.webp'
import fallen from '../../ui/art/scene-error.webp'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CurrentOrderCard, OrderCard } from './order-card.tsx'
import { splitOrders } from './order-pages.ts'
import { useOrderHistory } from './use-order-history.ts'

/** Pictures of the menu's products, by product id. */
export type ProductPictures = Readonly<Record<number, string | null>>

/** /settings/orders: everything that the customer has ordered while signed in, what is going on first. */
export function OrderHistory({ pictures }: { pictures: ProductPictures }) {
	const { orders, total, busy, isFailed, retry, loadMore } = useOrderHistory()
	if (orders === null) return isFailed ? <Failed onRetry={retry} /> : <OrderHistorySkeleton />
	if (orders.length === 0) return <NoOrders />
	const { current, earlier } = splitOrders(orders)
	const props = { now: now(), pictureOf: (id: number) => pictures[id] ?? null }
	return (
		<div className="grid gap-10">
			{current.length > 0 && (
				<Group
					title={t('In progress')}
					orders={current}
					render={(order) => <CurrentOrderCard order={order} {...props} />}
				/>
			)}
			{earlier.length > 0 && (
				<Group
					title={t(current.length > 0 ? 'Earlier orders' : 'Your orders')}
					isDense
					orders={earlier}
					render={(order) => <OrderCard order={order} {...props} />}
				/>
			)}
			{isFailed && (
				<Notice tone="error">
					<p>{t('The older orders did not arrive.')}</p>
					<Button variant="quiet" className="-ml-4" onClick={retry}>
						{t('Try again')}
					</Button>
				</Notice>
			)}
			{!isFailed && orders.length < total && (
				<Button variant="secondary" size="lg" className="justify-self-center" busy={busy === 'more'} onClick={loadMore}>
					{t('Show older orders')}
				</Button>
			)}
		</div>
	)
}

interface GroupProps {
	title: string
	orders: readonly TrackedOrder[]
	/** Two beside each other where there is room. */
	isDense?: boolean
	render: (order: TrackedOrder) => React.ReactNode
}

function Group({ title, orders, isDense = false, render }: GroupProps) {
	return (
		<section>
			<h2 className="mb-4 text-3xl">{title}</h2>
			<ul className={classNames('grid gap-4', isDense && 'md:grid-cols-2')}>
				{orders.map((order) => (
					<li key={order.id}>{render(order)}</li>
				))}
			</ul>
		</section>
	)
}

function NoOrders() {
	return (
		<EmptyState
			picture={scene}
			title={t('No orders yet')}
			action={
				<ButtonLink to="/order" size="lg">
					{t('Order now')}
				</ButtonLink>
			}
		>
			{t('What you order while you are signed in is kept here, ready to be ordered again.')}
		</EmptyState>
	)
}

function Failed({ onRetry }: { onRetry: () => void }) {
	return (
		<div role="alert">
			<EmptyState
				picture={fallen}
				title={t('Your orders are stuck in the kitchen')}
				action={
					<Button size="lg" onClick={onRetry}>
						{t('Try again')}
					</Button>
				}
			>
				{t('We could not fetch them. They are safe; check your connection and try once more.')}
			</EmptyState>
		</div>
	)
}

function OrderHistorySkeleton() {
	return (
		<div role="status" aria-label={t('Loading your orders')} className="grid gap-4">
			<Skeleton className="mb-1 h-9 w-48" />
			<Skeleton className="h-48" />
			<Skeleton className="h-48" />
			<Skeleton className="h-48" />
		</div>
	)
}
