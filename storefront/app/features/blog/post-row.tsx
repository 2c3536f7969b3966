import { Link } from 'react-router'
import { CmsPicture } from '../../ui/cms-picture.tsx'
import type { PostCardData } from './post-card-data.ts'
import { PostDate } from './post-date.tsx'

/** A post as a line of a list. */
export function PostRow({ post, eager }: { post: PostCardData; eager?: boolean }) {
	const { slug, title, summary, picture, tag, date_created } = post
	return (
		<Link
			to={`/blog/${slug}`}
			viewTransition
			prefetch="intent"
			className="group grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 py-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-x-8 md:py-6"
		>
			<span className="plate block aspect-square overflow-hidden rounded-card md:aspect-[3/2]">
				{picture && (
					<CmsPicture
						picture={picture}
						shape="card"
						sizes="(width >= 48rem) 13rem, 10rem"
						eager={eager}
						alt=""
						className="size-full object-cover transition-transform duration-300 group-hover:scale-104"
					/>
				)}
			</span>
			<span className="grid gap-1">
				<span className="flex flex-wrap gap-x-3 text-sm font-semibold text-soft">
					{tag && <span className="text-primary-ink">{tag}</span>}
					<PostDate at={date_created} />
				</span>
				<h2 className="text-[1.6rem] leading-[1.02] break-words group-hover:text-primary-ink md:text-4xl">{title}</h2>
				{summary && <span className="line-clamp-2 max-w-[60ch] text-soft max-md:hidden">{summary}</span>}
			</span>
		</Link>
	)
}
