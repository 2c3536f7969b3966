import { t } from '@app/language/current'
import { splitLanguage } from '@app/language/tags'
import { useMemo } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoadedBranches } from '../features/branch/use-loaded-branches.ts'
import { type OrderingData, useNewerMenu } from '../features/menu/ordering-data.ts'
import { packMenu, unpackMenu } from '../features/menu/serialized-menu.ts'
import { useSite } from '../lib/rendering/site-context.tsx'
import { now } from '../lib/timing/clock.ts'
import { breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import type { Route } from './+types/ordering'

/** The menu of the whole chain; which of it a branch sells and has in stock is in the branches of the root's data. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { snapshot, publicUrl } = context.get(pageContext)
	if (splitLanguage(url.pathname).path === '/order')
		describePage(context, () => [breadcrumbs(publicUrl, [{ name: t('Order online'), path: '/order' }])])
	return { menu: packMenu(snapshot.menu), isFailed: snapshot.menu === null, renderedAt: now() }
}

/** Going to the cart and back or opening a product asks for nothing; only an explicit renewal does. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

/** What the menus and the cart have in common: the menu, read once. */
export default function Ordering({ loaderData }: Route.ComponentProps) {
	const { menu, isFailed, renderedAt } = loaderData
	// biome-ignore lint/correctness/useExhaustiveDependencies: each renewal is an arrival, also of the same menu.
	const arrivedAt = useMemo(now, [loaderData])
	const newer = useNewerMenu(arrivedAt)
	const { branches } = useSite()
	useLoadedBranches(newer?.branches ?? branches)
	const data: OrderingData = useMemo(() => {
		const { categories, products } = newer ?? unpackMenu(menu)
		return { categories, products, isFailed: isFailed && newer === null, renderedAt }
	}, [newer, menu, isFailed, renderedAt])
	return <Outlet context={data} />
}
