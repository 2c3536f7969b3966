import { t } from '@app/language/current'
import { OrderHistory } from '../features/tracking/order-history.tsx'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/settings-orders'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Your orders'), noindex: true })

/** The menu's pictures: orders name their products by id. */
export function loader({ context }: Route.LoaderArgs) {
	const products = context.get(pageContext).snapshot.menu?.products ?? []
	return { pictures: Object.fromEntries(products.map(({ id, image }) => [id, image])) }
}

export default function SettingsOrders({ loaderData }: Route.ComponentProps) {
	return <OrderHistory pictures={loaderData.pictures} />
}
