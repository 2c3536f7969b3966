import { BRAND } from '../brand.ts'
import { cartStore } from '../features/cart/cart-store.ts'
import { BestSellers } from '../features/home/best-sellers.tsx'
import { BranchesTeaser } from '../features/home/branches-teaser.tsx'
import { Hero } from '../features/home/hero.tsx'
import { mapHomeData } from '../features/home/home-data.server.ts'
import { Ticker } from '../features/home/ticker.tsx'
import { useHomeBranch } from '../features/home/use-home-branch.ts'
import { WhyUs } from '../features/home/why-us.tsx'
import { now } from '../platform/clock.ts'
import { pageContext } from '../server/page-context.server.ts'
import { InstallOffer } from '../shell/install-offer.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = () => pageMeta({ title: BRAND.line, description: BRAND.description })

export function loader({ context }: Route.LoaderArgs) {
	return mapHomeData(context.get(pageContext).snapshot.menu, now())
}

export default function Home({ loaderData: { branches, bestSellers } }: Route.ComponentProps) {
	const lastBranchId = cartStore.use((cart) => cart.branch?.id ?? null)
	return (
		<>
			<Hero chosen={useHomeBranch(branches, lastBranchId)} />
			<Ticker />
			<BestSellers products={bestSellers} />
			<WhyUs />
			<BranchesTeaser branches={branches} />
			<InstallOffer className="mx-4 mt-20 max-w-7xl md:mx-6 xl:mx-auto" />
		</>
	)
}
