import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import type { ReactNode } from 'react'
import jar from '../../../ui/art/dish-jar.avif'
import smash from '../../../ui/art/dish-smash.avif'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'

const STEPS: readonly PlainMessage[] = ['Paid', 'On the griddle', 'Ready for you']

/** Three reasons, each with something to look at. */
export function WhyUs() {
	return (
		<section aria-labelledby="why-us" className="mx-auto max-w-7xl px-4 pt-20 md:px-6 lg:pt-28">
			<h2 id="why-us" className="sr-only">
				{t('Why us')}
			</h2>
			<div className="grid gap-4 lg:grid-cols-[1.4fr_1fr] lg:grid-rows-2 lg:gap-6">
				<Reason
					title={t('Smashed when you order. Not before.')}
					className="bg-lime text-on-lime lg:row-span-2"
					picture={smash}
					large
				>
					{t('Two thin patties, pressed hard on a very hot griddle the moment you pay. Crisp edges, no heat lamps.')}
				</Reason>
				<Reason title={t('We pickle our own.')} className="bg-primary-soft" picture={jar}>
					{t('Eleven days in our own brine. You can leave them out, but we will notice.')}
				</Reason>
				<div className="rounded-sheet bg-field p-6 text-on-field md:p-8">
					<h3 className="text-3xl md:text-4xl">{t('Watch it get ready.')}</h3>
					<ol className="mt-6 grid gap-3">
						{STEPS.map((step, index) => (
							<li key={step} className="flex items-center gap-3 text-lg font-semibold">
								<span
									className={classNames(
										'grid size-9 place-items-center rounded-full',
										index < 2 ? 'bg-lime text-on-lime' : 'bg-field-soft',
									)}
								>
									<Icon name={index < 2 ? 'check' : 'bag'} className="size-5" />
								</span>
								{t(step)}
							</li>
						))}
					</ol>
					<p className="mt-6 text-on-field-soft">{t('Follow your order live, and walk in when it is hot.')}</p>
				</div>
			</div>
		</section>
	)
}

interface ReasonProps {
	title: string
	picture: string
	large?: boolean
	className: string
	children: ReactNode
}

function Reason({ title, picture, large = false, className, children }: ReasonProps) {
	return (
		<div
			className={classNames(
				'relative flex overflow-hidden rounded-sheet p-6 md:p-8',
				large ? 'flex-col' : 'gap-4',
				className,
			)}
		>
			<div className="relative z-10 flex-1">
				<h3 className={large ? 'max-w-[12ch] text-[clamp(2.5rem,6vw,4.75rem)] leading-[0.9]' : 'text-3xl md:text-4xl'}>
					{title}
				</h3>
				<p className={classNames('mt-4', large && 'max-w-[34ch] text-lg')}>{children}</p>
			</div>
			<img
				src={picture}
				alt=""
				width="560"
				height="560"
				loading="lazy"
				className={large ? '-mr-10 -mb-16 w-[min(100%,30rem)] self-end' : '-my-4 -mr-4 h-44 w-auto self-end md:h-56'}
			/>
		</div>
	)
}
