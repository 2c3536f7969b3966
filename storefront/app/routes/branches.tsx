import { t } from '@app/language/current'
import { BRAND } from '../brand.ts'
import { BranchesPage } from '../features/branch/branches-page.tsx'
import { packBranches, useUnpackedBranches } from '../features/branch/serialized-branches.ts'
import { now } from '../lib/timing/clock.ts'
import { readBranchFaces } from '../server/content/read-branch-faces.server.ts'
import { BRANCHES, breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { ownPageCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/branches'

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: t('Branches'),
		description: t('Every {name} branch: where it is, when it is open, and how soon your order is ready.', {
			name: BRAND.name,
		}),
		picture: args.loaderData?.share,
	})

/**
 * The branches are those of the root's data, which the page holds once; a navigation within the app brings newer
 * ones.
 */
export async function loader({ context }: Route.LoaderArgs) {
	const { snapshot, publicUrl, content } = context.get(pageContext)
	describePage(context, () => [breadcrumbs(publicUrl, [BRANCHES])])
	const faces = Object.values(await readBranchFaces(content))
	return {
		branches: packBranches(snapshot.menu?.branches ?? []),
		pictures: Object.fromEntries(faces.map(({ slug, image }) => [slug, image])),
		renderedAt: now(),
		share: sharePicture(ownPageCard('branches')),
	}
}

export default function Branches({ loaderData: { branches, pictures, renderedAt } }: Route.ComponentProps) {
	return <BranchesPage loaded={useUnpackedBranches(branches)} pictures={pictures} renderedAt={renderedAt} />
}
