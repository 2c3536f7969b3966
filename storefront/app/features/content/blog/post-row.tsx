import { Link } from 'react-router'
import { foreignLanguage } from '../../../lib/rendering/foreign-language.ts'
import type { PostCardData } from './post-card-data.ts'
import { PostOrigin, PostPicture } from './post-pieces.tsx'

/** A post as a line of a list. */
export function PostRow({ post, eager }: { post: PostCardData; eager?: boolean }) {
	const { slug, title, summary, language } = post
	const lang = foreignLanguage(language)
	return (
		<Link
			to={`/blog/${slug}`}
			viewTransition
			prefetch="intent"
			className="group grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 py-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-x-8 md:py-6"
		>
			<PostPicture
				post={post}
				sizes="(width >= 48rem) 13rem, 10rem"
				eager={eager}
				className="aspect-square md:aspect-[3/2]"
			/>
			<span className="grid grid-cols-1 gap-1">
				<PostOrigin post={post} />
				<h2 lang={lang} className="text-[1.6rem] leading-[1.02] break-words group-hover:text-primary-ink md:text-4xl">
					{title}
				</h2>
				{summary && (
					<span lang={lang} className="line-clamp-2 max-w-[60ch] text-soft max-md:hidden">
						{summary}
					</span>
				)}
			</span>
		</Link>
	)
}
