import { formatMoney, toMinor } from '@app/domain/money'
import { BRAND } from '../brand.ts'
import { pageContext } from '../server/page-context.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/order'

export const meta: Route.MetaFunction = () =>
	pageMeta({ title: 'Order online', description: `Pick a ${BRAND.name} branch and build your burger.` })

/** The menu of the whole chain; which of it a branch sells and has in stock is in the branches of the root's data. */
export function loader({ context }: Route.LoaderArgs) {
	const { menu } = context.get(pageContext).snapshot
	return { categories: menu?.categories ?? [], products: menu?.products ?? [] }
}

export default function Order({ loaderData }: Route.ComponentProps) {
	return (
		<div className="mx-auto max-w-6xl px-4 py-10">
			<h1 className="text-5xl">Order online</h1>
			<ul className="mt-6 grid gap-3">
				{loaderData.products.map((product) => (
					<li key={product.id} className="rounded-card bg-surface p-4 shadow-card">
						<h2 className="text-xl">{product.name}</h2>
						<p className="text-soft">{formatMoney(toMinor(product.price, 'EUR'), 'EUR')}</p>
					</li>
				))}
			</ul>
		</div>
	)
}
