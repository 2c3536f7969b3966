import { Skeleton } from '../../ui/skeleton.tsx'
import type { FactGroup } from './describe-device.ts'

/** What the device says about itself, in groups. */
export function DeviceFacts({ facts }: { facts: readonly FactGroup[] | null }) {
	if (facts === null) return <Skeleton className="h-96 rounded-card" />
	return (
		<div className="grid items-start gap-5 md:grid-cols-2">
			{facts.map(({ title, facts: own }) => (
				<section key={title} className="rounded-card bg-surface p-5 shadow-card sm:p-7">
					<h2 className="text-2xl">{title}</h2>
					<dl className="mt-3">
						{own.map(([name, value]) => (
							<div key={name} className="flex flex-wrap justify-between gap-x-6 border-line py-2 not-last:border-b-2">
								<dt className="text-soft">{name}</dt>
								<dd className="font-semibold wrap-anywhere">{value}</dd>
							</div>
						))}
					</dl>
				</section>
			))}
		</div>
	)
}
