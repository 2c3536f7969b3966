import type { Post } from '@app/contract/content'
import { blogPath } from '@app/domain/content/blog-pages'
import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { foreignLanguage } from '../../../lib/rendering/foreign-language.ts'
import { Button } from '../../../ui/button.tsx'
import { CmsPicture } from '../../../ui/cms-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { PostByline } from './post-byline.tsx'
import { PostNeighbours, type PostNeighboursProps } from './post-neighbours.tsx'
import { sharePost } from './share-post.ts'

interface PostPageProps extends PostNeighboursProps {
	post: Omit<Post, 'blocks'>
	/** Its blocks. */
	children: ReactNode
}

/** /blog/{slug}: an article with who wrote it, the way to share it, and its neighbours. */
export function PostPage({ post, newer, older, children }: PostPageProps) {
	const { title, summary, picture, tags, language } = post
	const lang = foreignLanguage(language)
	return (
		<article data-recorded>
			<header className="mx-auto max-w-5xl px-4 pt-6 md:px-6 md:pt-12">
				<TextLink to="/blog" viewTransition className="inline-flex min-h-11 items-center gap-1">
					<Icon name="arrow-left" className="size-5" />
					{t('All news')}
				</TextLink>
				<h1
					lang={lang}
					className="mt-3 text-[clamp(2.75rem,9.5vw,6.5rem)] leading-[0.88] tracking-[-0.04em] break-words"
				>
					{title}
				</h1>
				{summary && (
					<p lang={lang} className="mt-5 max-w-[44ch] text-xl text-pretty text-soft md:text-2xl">
						{summary}
					</p>
				)}
				<div className="mt-6 flex flex-wrap items-center justify-between gap-4">
					<PostByline post={post} />
					<Button variant="secondary" onClick={() => sharePost(title, location.origin + location.pathname)}>
						<Icon name="share" className="size-5" />
						{t('Share')}
					</Button>
				</div>
			</header>
			{picture && (
				<div className="mx-auto mt-8 max-w-6xl px-4 md:mt-12 md:px-6">
					<CmsPicture
						picture={picture}
						sizes="(width >= 72rem) 69rem, 94vw"
						eager
						className="aspect-[4/3] w-full rounded-sheet object-cover md:aspect-[16/9]"
					/>
				</div>
			)}
			<div className="pt-10 md:pt-14">{children}</div>
			{tags.length > 0 && (
				<ul aria-label={t('Tags')} className="mx-auto mt-10 flex max-w-[46rem] flex-wrap gap-2 px-4">
					{tags.map(({ slug, name }) => (
						<li key={slug} lang={lang}>
							<Link
								to={blogPath(1, slug)}
								viewTransition
								className="press inline-flex min-h-11 items-center rounded-3xl bg-primary-soft px-4 wrap-anywhere text-sm font-semibold text-primary-ink hover:underline"
							>
								{name}
							</Link>
						</li>
					))}
				</ul>
			)}
			<PostNeighbours newer={newer} older={older} />
		</article>
	)
}
