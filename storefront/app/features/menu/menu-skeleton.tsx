import { t } from '@app/language/current'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The menu's shape while its code arrives. */
export function MenuSkeleton() {
	return (
		<div className="mx-auto max-w-7xl lg:grid lg:grid-cols-[1fr_24rem] lg:gap-10 lg:px-6">
			<div className="px-4 pt-6 md:px-6 lg:px-0">
				<p role="status" className="sr-only">
					{t('Loading the menu')}
				</p>
				<Skeleton className="h-4 w-24" />
				<Skeleton className="mt-2 h-12 w-3/4" />
				<Skeleton className="mt-3 h-7 w-44 rounded-full" />
				<Skeleton className="mt-5 h-12 rounded-full" />
				<Skeleton className="mt-6 h-11 w-3/4 rounded-full" />
				<Skeleton className="mt-9 h-9 w-44" />
				<div className="mt-6 grid grid-cols-2 gap-x-3 gap-y-7 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-2 xl:grid-cols-3">
					{[1, 2, 3, 4, 5, 6].map((card) => (
						<div key={card} className="grid gap-2.5">
							<Skeleton className="aspect-square rounded-card" />
							<Skeleton className="h-5 w-3/4" />
							<Skeleton className="h-5 w-1/2" />
						</div>
					))}
				</div>
			</div>
		</div>
	)
}
