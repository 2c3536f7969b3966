import { CmsPicture } from '../../ui/cms-picture.tsx'
import type { BlockOf } from './block.ts'

/** A picture with what is said about it. */
export function PictureBlock({ block: { picture, caption, width } }: { block: BlockOf<'picture'> }) {
	const isWide = width === 'wide'
	return (
		<figure className={isWide ? 'block-wide' : undefined}>
			<CmsPicture
				picture={picture}
				sizes={isWide ? '(width >= 74rem) 72rem, 94vw' : '(width >= 48rem) 44rem, 94vw'}
				className="h-auto max-h-[85vh] w-full rounded-sheet object-cover"
			/>
			{caption && <figcaption className="mt-3 text-soft">{caption}</figcaption>}
		</figure>
	)
}
