import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { BlockOf } from './block.ts'
import { RichText } from './rich-text.tsx'

/** Questions that open under the finger. */
export function FaqBlock({ block: { title, questions } }: { block: BlockOf<'faq'> }) {
	const heading = useId()
	return (
		<section aria-labelledby={title ? heading : undefined}>
			{title && (
				<h2 id={heading} className="mb-4 text-[clamp(2rem,5vw,3rem)] leading-[0.98]">
					{title}
				</h2>
			)}
			<div className="border-t-2 border-line">
				{questions.map(({ question, html }) => (
					<details key={question} className="group border-b-2 border-line">
						<summary className="flex min-h-14 items-center justify-between gap-4 wrap-anywhere rounded-control py-4 font-display text-2xl leading-tight font-bold tracking-tight group-hover:text-primary-ink [&::-webkit-details-marker]:hidden">
							{question}
							<span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-ink transition-transform duration-200 group-open:rotate-180">
								<Icon name="chevron-down" />
							</span>
						</summary>
						<RichText html={html} className="pb-6 md:pr-14" />
					</details>
				))}
			</div>
		</section>
	)
}
