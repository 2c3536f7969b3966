import { breadcrumbs, restaurant } from '../features/branch/branch-json-ld.server.ts'
import { BranchPage } from '../features/branch/branch-page.tsx'
import { listFavourites } from '../features/branch/branch-page-data.server.ts'
import { now } from '../platform/clock.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/branch'

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return []
	const { branch, linkedData } = loaderData
	return [
		...pageMeta({
			title: branch.title,
			description: `${branch.title}, ${branch.address}: opening hours, the way there, and what people order. Order online and pick it up.`,
		}),
		...linkedData.map((data) => ({ 'script:ld+json': data })),
	]
}

export function loader({ context, params, url }: Route.LoaderArgs) {
	const { snapshot, publicUrl } = context.get(pageContext)
	// Not known is not the same as not there: an outage takes no page out of a search engine.
	if (snapshot.menu === null) throw new Response('The branches are not known at the moment.', { status: 503 })
	const { branches } = snapshot.menu
	const branch = branches.find(({ slug }) => slug === params.slug)
	if (!branch) throw new Response(`Page not found: ${url.pathname}`, { status: 404 })
	const favourites = listFavourites(snapshot.menu, branch)
	const pictures = favourites.map(({ image }) => `${publicUrl}/media/${image}/product-sheet`)
	return {
		branches,
		branch,
		favourites,
		renderedAt: now(),
		linkedData: [restaurant(publicUrl, branch, pictures), breadcrumbs(publicUrl, branch)],
	}
}

export default function BranchRoute({ loaderData }: Route.ComponentProps) {
	const { branches, branch, favourites, renderedAt } = loaderData
	return <BranchPage key={branch.id} loaded={branches} about={branch} favourites={favourites} renderedAt={renderedAt} />
}
