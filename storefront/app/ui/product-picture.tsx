import { classNames } from './class-names.ts'

interface ProductPictureProps {
	/** File id in the CMS; null shows the brand's plate. */
	image: string | null
	/** Preset of the CMS that the picture is asked for in. */
	preset?: 'product-card' | 'product-sheet'
	/** Empty where the name stands beside it. */
	alt?: string
	/** For what is on the screen at once; the others wait until they come near. */
	eager?: boolean
	soldOut?: boolean
	/** Wider than high, the whole picture in its middle: for the top of a sheet. */
	wide?: boolean
	className?: string
}

/** A product's picture on its plate. Its room is reserved, so nothing moves when it arrives. */
export function ProductPicture({
	image,
	preset = 'product-card',
	alt = '',
	eager = false,
	soldOut = false,
	wide = false,
	className,
}: ProductPictureProps) {
	return (
		<span
			className={classNames(
				'plate block overflow-hidden rounded-card',
				wide ? 'aspect-[4/3] max-h-[46dvh] w-full' : 'aspect-square',
				className,
			)}
		>
			{image && (
				<img
					src={`/media/${image}/${preset}`}
					alt={alt}
					width="480"
					height="480"
					loading={eager ? 'eager' : 'lazy'}
					fetchPriority={eager ? 'high' : undefined}
					decoding="async"
					className={classNames(
						'size-full',
						wide ? 'object-contain' : 'object-cover',
						soldOut && 'opacity-45 grayscale',
					)}
				/>
			)}
		</span>
	)
}
