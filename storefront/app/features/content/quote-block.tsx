import type { BlockOf } from './block.ts'

/** Somebody's words, set as large as they are meant. */
export function QuoteBlock({ block: { quote, name, role } }: { block: BlockOf<'quote'> }) {
	return (
		<figure className="block-wide on-field relative overflow-hidden rounded-sheet bg-field px-6 pt-20 pb-8 text-on-field md:px-14 md:pt-24 md:pb-14">
			<span
				aria-hidden="true"
				className="absolute top-4 left-5 font-display text-[9rem] leading-none text-lime select-none md:left-12 md:text-[11rem]"
			>
				“
			</span>
			<blockquote className="max-w-[24ch] font-display text-[clamp(1.9rem,5vw,3.5rem)] leading-[1] font-[780] tracking-[-0.03em] text-balance break-words">
				{quote}
			</blockquote>
			{name && (
				<figcaption className="mt-6 text-on-field-soft">
					<span className="font-semibold text-on-field">{name}</span>
					{role && `, ${role}`}
				</figcaption>
			)}
		</figure>
	)
}
