import { BRAND } from '../brand.ts'
import { breadcrumbs } from '../features/branch/branch-json-ld.server.ts'
import { BranchesPage } from '../features/branch/branches-page.tsx'
import { now } from '../platform/clock.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/branches'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	...pageMeta({
		title: 'Branches',
		description: `Every ${BRAND.name} branch: where it is, when it is open, and how soon your order is ready.`,
	}),
	...(loaderData ? [{ 'script:ld+json': loaderData.trail }] : []),
]

/** The branches are those of the root's data, which the page holds once; a navigation within the app brings newer ones. */
export function loader({ context }: Route.LoaderArgs) {
	const { snapshot, publicUrl } = context.get(pageContext)
	return { branches: snapshot.menu?.branches ?? [], renderedAt: now(), trail: breadcrumbs(publicUrl) }
}

export default function Branches({ loaderData: { branches, renderedAt } }: Route.ComponentProps) {
	return <BranchesPage loaded={branches} renderedAt={renderedAt} />
}
