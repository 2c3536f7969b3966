import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface AvatarProps {
	/** File id in the CMS; null shows the placeholder. */
	image: string | null
	/** Preset of the CMS that the picture is asked for in: 150 or 300 px. */
	preset?: 'thumbnail' | 'profile'
	/** Gives the size; the shape is a circle. */
	className: string
}

/**
 * A person's picture, or a placeholder where there is none or it does not load. It stands beside a name or inside a
 * named control.
 */
export function Avatar({ image, preset = 'thumbnail', className }: AvatarProps) {
	const [broken, setBroken] = useState<string | null>(null)
	return (
		<span
			data-private
			className={classNames(
				'grid shrink-0 place-items-center overflow-hidden rounded-full bg-lime text-on-lime',
				className,
			)}
		>
			{image && image !== broken ? (
				<img
					src={`/media/${image}/${preset}`}
					alt=""
					width="300"
					height="300"
					decoding="async"
					className="size-full object-cover"
					onError={() => setBroken(image)}
				/>
			) : (
				<Icon name="account" className="size-3/5" />
			)}
		</span>
	)
}
