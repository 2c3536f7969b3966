import { useId } from 'react'
import { CmsPicture } from '../../ui/cms-picture.tsx'
import type { BlockOf } from './block.ts'

/** Pictures side by side; a row is always full, however many there are. */
export function GalleryBlock({ block: { title, pictures } }: { block: BlockOf<'gallery'> }) {
	const heading = useId()
	return (
		<section className="block-wide" aria-labelledby={title ? heading : undefined}>
			{title && (
				<h2 id={heading} className="mb-5 text-[clamp(2rem,5vw,3rem)] leading-[0.98]">
					{title}
				</h2>
			)}
			<ul className="flex flex-wrap gap-3 md:gap-4">
				{pictures.map((picture) => (
					<li key={picture.id} className="h-52 grow basis-40 md:h-72 md:basis-72">
						<CmsPicture
							picture={picture}
							sizes="(width >= 74rem) 36rem, (width >= 48rem) 50vw, 94vw"
							className="size-full rounded-card object-cover"
						/>
					</li>
				))}
			</ul>
		</section>
	)
}
