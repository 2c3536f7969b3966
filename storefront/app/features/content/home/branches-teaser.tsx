import { t } from '@app/language/current'
import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { BranchDot } from './branch-dot.tsx'
import type { HomeBranch } from './home-data.server.ts'

/** More would be a list, not a teaser; those that take orders come first. */
const SHOWN = 5

/** Branches as lines of their own; choosing one opens its menu. */
export function BranchesTeaser({ branches }: { branches: readonly HomeBranch[] }) {
	if (branches.length === 0) return null
	return (
		<section aria-labelledby="branches" className="mx-auto max-w-7xl px-4 pt-20 md:px-6 lg:pt-28">
			<h2 id="branches" className="text-[clamp(2.5rem,7vw,4.5rem)] leading-[0.9]">
				{t('Pick your counter')}
			</h2>
			<ul className="mt-8 border-t-2 border-line">
				{branches.slice(0, SHOWN).map((branch) => (
					<li key={branch.id} className="border-b-2 border-line">
						<Link
							to={`/order?branch=${branch.slug}`}
							viewTransition
							prefetch="intent"
							className="group grid grid-cols-[1fr_auto] items-center wrap-anywhere gap-x-4 gap-y-1 py-4 md:grid-cols-[1.2fr_1fr_auto]"
						>
							<h3 className="col-start-1 row-start-1 text-3xl transition-transform duration-200 group-hover:translate-x-2 group-hover:text-primary-ink md:text-5xl">
								{branch.title}
							</h3>
							<span className="col-start-1 row-start-2 grid gap-0.5 md:col-start-2 md:row-start-1">
								<span className="flex items-center gap-2 font-semibold">
									<BranchDot state={branch.state} />
									<span className="text-balance">
										{[branch.opening, branch.ready].filter(Boolean).join('\u00a0· ')}
									</span>
								</span>
								<span className="text-pretty text-soft">{branch.address}</span>
							</span>
							<Icon
								name="arrow-right"
								className="col-start-2 row-span-2 row-start-1 size-7 self-center md:col-start-3 md:row-span-1"
							/>
						</Link>
					</li>
				))}
			</ul>
			{branches.length > SHOWN && (
				<ButtonLink to="/branches" viewTransition variant="secondary" className="mt-6">
					{t('All {count} branches', { count: branches.length })}
				</ButtonLink>
			)}
		</section>
	)
}
