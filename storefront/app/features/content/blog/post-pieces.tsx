import { foreignLanguage } from '../../../lib/rendering/foreign-language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CmsPicture } from '../../../ui/cms-picture.tsx'
import type { PostCardData } from './post-card-data.ts'
import { PostDate } from './post-date.tsx'

interface PostPictureProps {
	post: PostCardData
	/** How wide it is drawn. */
	sizes: string
	eager?: boolean | undefined
	/** Its shape. */
	className: string
}

/** A post's picture where its title stands beside it; an empty plate where it has none. */
export function PostPicture({ post: { picture }, sizes, eager, className }: PostPictureProps) {
	return (
		<span className={classNames('plate block overflow-hidden rounded-card', className)}>
			{picture && (
				<CmsPicture
					picture={picture}
					shape="card"
					sizes={sizes}
					eager={eager}
					alt=""
					className="size-full object-cover transition-transform duration-300 group-hover:scale-104"
				/>
			)}
		</span>
	)
}

/** What a post is about, and since when. */
export function PostOrigin({ post: { tag, date_created, language } }: { post: PostCardData }) {
	return (
		<span className="flex flex-wrap gap-x-3 text-sm font-semibold wrap-anywhere text-soft">
			{tag && (
				<span lang={foreignLanguage(language)} className="text-primary-ink">
					{tag}
				</span>
			)}
			<PostDate at={date_created} />
		</span>
	)
}
