import { Link } from 'react-router'
import { foreignLanguage } from '../../../lib/rendering/foreign-language.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { PostCardData } from './post-card-data.ts'
import { PostOrigin, PostPicture } from './post-pieces.tsx'

interface PostCardProps {
	post: PostCardData
	/** Set large, with its summary; the others are small enough for a narrow column. */
	isLead?: boolean
	eager?: boolean
	/** How wide its picture is drawn. */
	sizes: string
	/** Level of its heading. */
	as?: 'h2' | 'h3'
}

/** A post as a picture with its title. The whole card is the link. */
export function PostCard({ post, isLead = false, eager, sizes, as: Heading = 'h2' }: PostCardProps) {
	const { slug, title, summary, language } = post
	const lang = foreignLanguage(language)
	return (
		<Link
			to={`/blog/${slug}`}
			viewTransition
			prefetch="intent"
			className={classNames(
				'group press grid content-start gap-4 rounded-card outline-offset-4',
				!isLead &&
					'grid-cols-[7rem_minmax(0,1fr)] items-center sm:grid-cols-1 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-5',
			)}
		>
			<PostPicture
				post={post}
				sizes={sizes}
				eager={eager}
				className={classNames('sm:aspect-[3/2]', isLead ? 'aspect-[3/2]' : 'aspect-square')}
			/>
			<span className="grid gap-2">
				<PostOrigin post={post} />
				<Heading
					lang={lang}
					className={classNames(
						'break-words group-hover:text-primary-ink',
						isLead ? 'text-[clamp(2.25rem,5vw,4rem)] leading-[0.92]' : 'text-2xl leading-[1.02] lg:text-[1.75rem]',
					)}
				>
					{title}
				</Heading>
				{isLead && summary && (
					<span lang={lang} className="max-w-[52ch] text-lg text-soft">
						{summary}
					</span>
				)}
			</span>
		</Link>
	)
}
