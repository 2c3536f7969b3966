import type { Post } from '@app/contract/content'
import { foreignLanguage } from '../../../lib/rendering/foreign-language.ts'
import { CmsPicture } from '../../../ui/cms-picture.tsx'
import { PostDate } from './post-date.tsx'

/** Who wrote a post, and when. */
export function PostByline({
	post: { author, date_created, language },
}: {
	post: Pick<Post, 'author' | 'date_created' | 'language'>
}) {
	return (
		<div className="flex items-center gap-3">
			{author?.picture && (
				<CmsPicture
					picture={author.picture}
					shape="square"
					sizes="3rem"
					alt=""
					eager
					className="size-12 rounded-full object-cover"
				/>
			)}
			<p className="leading-snug wrap-anywhere">
				{author && (
					<>
						<span className="font-semibold">{author.name}</span>
						{author.role && (
							<span lang={foreignLanguage(language)} className="text-soft">
								, {author.role}
							</span>
						)}
						<br />
					</>
				)}
				<PostDate at={date_created} className="text-soft" />
			</p>
		</div>
	)
}
