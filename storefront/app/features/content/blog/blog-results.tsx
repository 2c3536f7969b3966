import { currentLanguage, plural, t } from '@app/language/current'
import { useEffect, useState } from 'react'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PostRow } from './post-row.tsx'
import { type FoundPosts, searchPosts } from './search-posts.ts'

/** What a search finds, as many pages of it as were asked for. */
function useFound(search: string) {
	const { cms } = useSite()
	const [pages, setPages] = useState<readonly FoundPosts[]>([])
	/** The page that is wanted and not there yet; null where nothing is. */
	const [wanted, setWanted] = useState<number | null>(1)
	const [hasFailed, setFailed] = useState(false)

	useEffect(() => {
		if (wanted === null || hasFailed) return
		let isLeft = false
		// Its address throws where none is configured.
		const ask = async () => searchPosts(cms.address(), { search, page: wanted, language: currentLanguage().tag })
		ask().then(
			(page) => {
				if (isLeft) return
				setPages((known) => [...known, page])
				setWanted(null)
			},
			() => {
				if (!isLeft) setFailed(true)
			},
		)
		return () => {
			isLeft = true
		}
	}, [cms, search, wanted, hasFailed])

	return {
		posts: pages.flatMap(({ posts }) => posts),
		total: pages.at(-1)?.total ?? null,
		isLoading: wanted !== null && !hasFailed,
		hasFailed,
		askMore: () => setWanted(pages.length + 1),
		askAgain: () => setFailed(false),
	}
}

/** The posts that fit a search. */
export function BlogResults({ search }: { search: string }) {
	const { posts, total, isLoading, hasFailed, askMore, askAgain } = useFound(search)
	return (
		<div className="grid gap-6">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p role="status" className="min-w-0 text-lg font-semibold break-words">
					{total === null ? isLoading && <Spinner className="size-7" /> : sayFound(total, search)}
				</p>
				<ButtonLink to="/blog" variant="secondary">
					{t('All news')}
				</ButtonLink>
			</div>
			{posts.length > 0 && (
				<ul className="border-t-2 border-line">
					{posts.map((post) => (
						<li key={post.slug} className="border-b-2 border-line">
							<PostRow post={post} />
						</li>
					))}
				</ul>
			)}
			{hasFailed && (
				<>
					<Notice tone="error">
						{t('The news could not be searched. Please check your connection and try again.')}
					</Notice>
					<Button variant="secondary" className="justify-self-start" onClick={askAgain}>
						{t('Try again')}
					</Button>
				</>
			)}
			{total !== null && posts.length < total && !hasFailed && (
				<Button variant="secondary" className="justify-self-center" busy={isLoading} onClick={askMore}>
					{t('More posts')}
				</Button>
			)}
		</div>
	)
}

function sayFound(total: number, search: string): string {
	if (total === 0) return t('No post speaks of “{search}”.', { search })
	return plural(
		total,
		{ one: '{count} post speaks of “{search}”', other: '{count} posts speak of “{search}”' },
		{ search },
	)
}
