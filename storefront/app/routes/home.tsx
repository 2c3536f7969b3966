import { currentLanguage, t } from '@app/language/current'
import { BRAND } from '../brand.ts'
import { cartStore } from '../features/cart/cart-store.ts'
import { LatestPosts } from '../features/content/blog/latest-posts.tsx'
import { mapPostCard } from '../features/content/blog/post-card-data.ts'
import { BestSellers } from '../features/content/home/best-sellers.tsx'
import { BranchesTeaser } from '../features/content/home/branches-teaser.tsx'
import { Hero } from '../features/content/home/hero.tsx'
import { mapHomeData } from '../features/content/home/home-data.server.ts'
import { Ticker } from '../features/content/home/ticker.tsx'
import { useHomeBranch } from '../features/content/home/use-home-branch.ts'
import { WhyUs } from '../features/content/home/why-us.tsx'
import { NewsletterBand } from '../features/content/newsletter/newsletter-band.tsx'
import { now } from '../lib/timing/clock.ts'
import { readSocialLinks } from '../server/content/read-footer.server.ts'
import { readLatestTeasers } from '../server/content/read-posts.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { organization, webSite } from '../server/json-ld/organization.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { ownPageCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { InstallOffer } from '../shell/install-offer.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, { title: t(BRAND.line), description: t(BRAND.description), picture: args.loaderData?.share })

export async function loader({ context }: Route.LoaderArgs) {
	const { snapshot, publicUrl, content } = context.get(pageContext)
	const [latest, social] = await Promise.all([
		readLatestTeasers(content, currentLanguage().tag),
		readSocialLinks(content),
	])
	describePage(context, () => [organization(publicUrl, social), webSite(publicUrl)])
	const posts = latest.map(mapPostCard)
	return { ...mapHomeData(snapshot.menu, now()), posts, share: sharePicture(ownPageCard('home')) }
}

export default function Home({ loaderData: { branches, bestSellers, posts } }: Route.ComponentProps) {
	const lastBranchId = cartStore.use((cart) => cart.branch?.id ?? null)
	return (
		<>
			<Hero chosen={useHomeBranch(branches, lastBranchId)} />
			<Ticker />
			<BestSellers products={bestSellers} />
			<LatestPosts posts={posts} />
			<WhyUs />
			<BranchesTeaser branches={branches} />
			<InstallOffer className="mx-4 mt-20 max-w-[77rem] md:mx-6 xl:mx-auto" />
			<NewsletterBand place="home" />
		</>
	)
}
