import { currentLanguage, t } from '@app/language/current'
import { BranchPage } from '../features/branch/branch-page.tsx'
import { listFavourites } from '../features/branch/branch-page-data.server.ts'
import { branchPath } from '../features/branch/branch-path.ts'
import { packBranches, useUnpackedBranches } from '../features/branch/serialized-branches.ts'
import { now } from '../lib/timing/clock.ts'
import { readBranchFaces } from '../server/content/read-branch-faces.server.ts'
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
		description: t(
			'{branch}, {address}: opening hours, the way there, and what people order. Order online and pick it up.',
			{ branch: branch.title, address: branch.address },
		),
		picture: share,
	})
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { snapshot, publicUrl, content } = context.get(pageContext)
	// Not known is not the same as not there: an outage takes no page out of a search engine.
	if (snapshot.menu === null) throw new Response(t('The branches are not known at the moment.'), { status: 503 })
	const { branches } = snapshot.menu
	const branch = branches.find(({ slug }) => slug === params.slug)
	if (!branch) throw new Response(t('Page not found: {path}', { path: url.pathname }), { status: 404 })
	const favourites = listFavourites(snapshot.menu, branch)
	const { menu } = snapshot
	const face = (await readBranchFaces(content, currentLanguage().tag))[branch.slug] ?? null
	describePage(context, () => {
		const dishes = favourites.map(({ image }) => `${publicUrl}/media/${image}/product-sheet`)
		const own = face?.image ? [`${publicUrl}/media/${face.image.id}/wide-1200`] : []
		const trail = [BRANCHES, { name: branch.title, path: branchPath(branch) }]
		return [
			restaurant(publicUrl, branch, menu, { pictures: [...own, ...dishes], description: face?.description }),
			breadcrumbs(publicUrl, trail),
		]
	})
	return {
		branches: packBranches(branches),
		branch,
		face,
		favourites,
		renderedAt: now(),
		share: sharePicture(branchCard(branch, face)),
	}
}

export default function BranchRoute({ loaderData }: Route.ComponentProps) {
	const { branch, branches, face, favourites, renderedAt } = loaderData
	return (
		<BranchPage
			key={branch.id}
			loaded={useUnpackedBranches(branches)}
			about={branch}
			face={face}
			favourites={favourites}
			renderedAt={renderedAt}
		/>
	)
}
