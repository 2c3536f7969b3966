import { BranchPage } from '../features/branch/branch-page.tsx'
import { listFavourites } from '../features/branch/branch-page-data.server.ts'
import { branchPath } from '../features/branch/branch-path.ts'
import { now } from '../platform/clock.ts'
import { BRANCHES, breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { restaurant } from '../server/json-ld/restaurant.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { branchCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/branch'

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { branch, share } = args.loaderData
	return pageMeta(args, {
		title: branch.title,
		description: `${branch.title}, ${branch.address}: opening hours, the way there, and what people order. Order online and pick it up.`,
		picture: share,
	})
}

export function loader({ context, params, url }: Route.LoaderArgs) {
	const { snapshot, publicUrl } = context.get(pageContext)
	// Not known is not the same as not there: an outage takes no page out of a search engine.
	if (snapshot.menu === null) throw new Response('The branches are not known at the moment.', { status: 503 })
	const { branches } = snapshot.menu
	const branch = branches.find(({ slug }) => slug === params.slug)
	if (!branch) throw new Response(`Page not found: ${url.pathname}`, { status: 404 })
	const favourites = listFavourites(snapshot.menu, branch)
	const { menu } = snapshot
	describePage(context, () => {
		const pictures = favourites.map(({ image }) => `${publicUrl}/media/${image}/product-sheet`)
		const trail = [BRANCHES, { name: branch.title, path: branchPath(branch) }]
		return [restaurant(publicUrl, branch, menu, pictures), breadcrumbs(publicUrl, trail)]
	})
	return {
		branches,
		branch,
		favourites,
		renderedAt: now(),
		share: sharePicture(branchCard(branch)),
	}
}

export default function BranchRoute({ loaderData }: Route.ComponentProps) {
	const { branches, branch, favourites, renderedAt } = loaderData
	return <BranchPage key={branch.id} loaded={branches} about={branch} favourites={favourites} renderedAt={renderedAt} />
}
