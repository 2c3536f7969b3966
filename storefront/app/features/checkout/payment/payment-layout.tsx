import type { TrackedOrder } from '@app/contract/orders'
import { formatMoney, toMinor } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface PaymentLayoutProps {
	order: TrackedOrder | null
	/** Lines and totals; null where there is no order to show. */
	summary: ReactNode
	children: ReactNode
}

/** The form with the order beside it; on a phone the order folds away above it. */
export function PaymentLayout({ order, summary, children }: PaymentLayoutProps) {
	return (
		<div className="mx-auto grid max-w-5xl gap-6 px-4 pt-6 pb-16 md:px-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12 lg:pt-12">
			<header className="lg:col-span-2">
				{order && (
					<p className="mb-2 font-semibold text-soft">{t('Order {reference}', { reference: order.reference })}</p>
				)}
				<h1 className="text-5xl md:text-6xl">{t('Almost yours')}</h1>
			</header>
			{order && (
				<aside aria-label={t('Your order')} className="min-w-0 lg:order-2">
					<details className="group rounded-card bg-surface shadow-card lg:hidden">
						<summary className="flex min-h-14 items-center gap-3 px-5 font-semibold marker:content-none">
							<Icon name="bag" />
							{t('Your order')}
							<span className="ml-auto tabular-nums">
								{formatMoney(toMinor(order.total, order.currency), order.currency, currentLanguage())}
							</span>
							<Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
						</summary>
						<div className="px-5 pb-5">{summary}</div>
					</details>
					<div className="sticky top-24 rounded-card bg-surface p-6 shadow-card max-lg:hidden">
						<h2 className="mb-4 text-2xl">{t('Your order')}</h2>
						{summary}
					</div>
				</aside>
			)}
			<div className="min-w-0 lg:order-1">{children}</div>
		</div>
	)
}

/** The shape of the form, until the guards have let the customer in. */
export function PaymentSkeleton() {
	return (
		<PaymentLayout order={null} summary={null}>
			<div role="status" aria-label={t('Loading')} className="grid grid-cols-2 gap-5">
				<Skeleton className="col-span-2 h-14" />
				<Skeleton className="col-span-2 h-19" />
				<Skeleton className="h-19" />
				<Skeleton className="h-19" />
				<Skeleton className="col-span-2 h-19" />
				<Skeleton className="col-span-2 h-14" />
			</div>
		</PaymentLayout>
	)
}
