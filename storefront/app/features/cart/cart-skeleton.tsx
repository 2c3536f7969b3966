import { t } from '@app/language/current'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The cart's shape, until the browser has read what is in it. */
export function CartSkeleton() {
	return (
		<div className="mx-auto max-w-7xl px-4 pt-6 md:px-6">
			<h1 className="text-[clamp(2.5rem,9vw,4.5rem)] leading-[0.92]">{t('Your cart')}</h1>
			<section aria-label={t('Cart')} aria-busy="true" className="mt-9 grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
				<div className="grid content-start gap-4">
					{[1, 2, 3].map((row) => (
						<div key={row} className="grid grid-cols-[4.5rem_1fr_4rem] items-start gap-3 py-3">
							<Skeleton className="aspect-square" />
							<div className="grid gap-2">
								<Skeleton className="h-6 w-3/5" />
								<Skeleton className="h-4 w-4/5" />
								<Skeleton className="mt-2 h-11 w-32" />
							</div>
							<Skeleton className="h-6" />
						</div>
					))}
				</div>
				<Skeleton className="h-80 rounded-card" />
			</section>
		</div>
	)
}
