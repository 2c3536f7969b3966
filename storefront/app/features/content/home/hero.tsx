import { t } from '@app/language/current'
import { Link } from 'react-router'
import { BRAND } from '../../../brand.ts'
import disc from '../../../ui/art/disc.svg'
import avif480 from '../../../ui/art/hero-480.avif'
import webp480 from '../../../ui/art/hero-480.webp'
import avif660 from '../../../ui/art/hero-660.avif'
import webp660 from '../../../ui/art/hero-660.webp'
import avif1080 from '../../../ui/art/hero-1080.avif'
import webp1080 from '../../../ui/art/hero-1080.webp'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { BranchDot } from './branch-dot.tsx'
import type { ChosenBranch } from './use-home-branch.ts'

const SIZES = '(width >= 64rem) 46rem, min(90vw, 34rem)'

/** The brand's line, the way to the menu, and the branch that would make it. */
export function Hero({ chosen }: { chosen: ChosenBranch | null }) {
	return (
		<section className="on-field crinkle-bottom z-10 -mt-16 bg-field pt-16 text-on-field">
			<div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] px-4 pb-9 md:px-6 lg:min-h-[46rem] lg:grid-cols-[1.05fr_1fr] lg:content-center lg:gap-y-8 lg:pb-14">
				<div className="relative pt-3 lg:pt-4">
					<h1 className="text-[clamp(3.5rem,18vw,5.5rem)] leading-[0.9] tracking-[-0.045em] lg:text-[clamp(5rem,9.4vw,9.25rem)]">
						{t(BRAND.line)}
					</h1>
					<p className="mt-4 max-w-[34ch] text-lg text-pretty text-on-field-soft">{t(BRAND.pitch)}</p>
					<ButtonLink to="/order" viewTransition variant="lime" size="lg" className="mt-5">
						{t('Order now')}
						<Icon name="arrow-right" />
					</ButtonLink>
				</div>
				<HeroPicture />
				{chosen && <BranchCard {...chosen} />}
			</div>
		</section>
	)
}

function HeroPicture() {
	return (
		<div className="relative mx-auto -mt-1 -mb-2 grid aspect-[4/3] w-full max-w-[34rem] grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center max-lg:scale-106 lg:row-span-2 lg:max-w-none lg:scale-115 lg:self-center">
			<img src={disc} alt="" width="400" height="400" className="turning col-start-1 row-start-1 h-[96%] w-auto" />
			<picture className="relative col-start-1 row-start-1">
				<source type="image/avif" srcSet={`${avif480} 480w, ${avif660} 660w, ${avif1080} 1080w`} sizes={SIZES} />
				<img
					src={webp660}
					srcSet={`${webp480} 480w, ${webp660} 660w, ${webp1080} 1080w`}
					sizes={SIZES}
					alt={t('A double burger with bacon, tomato and plenty of pickles')}
					width="800"
					height="600"
					fetchPriority="high"
					className="hero-burger w-full"
				/>
			</picture>
		</div>
	)
}

function BranchCard({ branch, why }: ChosenBranch) {
	return (
		<Link
			to={`/order?branch=${branch.slug}`}
			viewTransition
			prefetch="intent"
			className="press relative flex max-w-xl items-center gap-4 rounded-card bg-field-soft p-4 pl-5 hover:bg-lime hover:text-on-lime"
		>
			<span className="grid min-w-0 flex-1 gap-0.5">
				<span className="flex items-center gap-2 text-sm font-semibold">
					<BranchDot state={branch.state} />
					{t(why)}
				</span>
				<span className="truncate font-display text-2xl tracking-tight">{branch.title}</span>
				<span className="text-sm">{[branch.opening, branch.ready].filter(Boolean).join(' · ')}</span>
			</span>
			<Icon name="arrow-right" />
		</Link>
	)
}
