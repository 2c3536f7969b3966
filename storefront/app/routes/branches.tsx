import { BRAND } from '../brand.ts'
import { BranchesPage } from '../features/branch/branches-page.tsx'
import { now } from '../platform/clock.ts'
import { BRANCHES, breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { ownPageCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/branches'

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: 'Branches',
		description: `Every ${BRAND.name} branch: where it is, when it is open, and how soon your order is ready.`,
		picture: args.loaderData?.share,
	})

/** The branches are those of the root's data, which the page holds once; a navigation within the app brings newer ones. */
export function loader({ context }: Route.LoaderArgs) {
	const { snapshot, publicUrl } = context.get(pageContext)
	describePage(context, () => [breadcrumbs(publicUrl, [BRANCHES])])
	return { branches: snapshot.menu?.branches ?? [], renderedAt: now(), share: sharePicture(ownPageCard('branches')) }
}

export default function Branches({ loaderData: { branches, renderedAt } }: Route.ComponentProps) {
	return <BranchesPage loaded={branches} renderedAt={renderedAt} />
}
