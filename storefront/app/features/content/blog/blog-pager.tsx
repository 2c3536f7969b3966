import { type BlogPage, blogPath } from '@app/domain/content/blog-pages'
import { t } from '@app/language/current'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'

const STEP =
	'press inline-flex min-h-12 items-center gap-2 rounded-control px-4 font-semibold inset-ring-2 inset-ring-line hover:inset-ring-line-strong'

/** Links to the blog's other pages, each with an address of its own. */
export function BlogPager({ number, count, tag }: Pick<BlogPage, 'number' | 'count'> & { tag: string | undefined }) {
	if (count === 1) return null
	return (
		<nav aria-label={t('Pages of the news')} className="mt-10 flex flex-wrap items-center justify-between gap-3">
			{number > 1 ? (
				<Link to={blogPath(number - 1, tag)} rel="prev" className={STEP}>
					<Icon name="arrow-left" />
					{t('Newer')}
				</Link>
			) : (
				<span />
			)}
			<ol className="flex flex-wrap gap-1">
				{Array.from({ length: count }, (_, index) => index + 1).map((page) => (
					<li key={page}>
						<Link
							to={blogPath(page, tag)}
							aria-current={page === number ? 'page' : undefined}
							aria-label={t('Page {number}', { number: page })}
							className={classNames(
								'press grid size-11 place-items-center rounded-full font-semibold',
								page === number ? 'bg-primary text-on-primary' : 'hover:bg-primary-soft',
							)}
						>
							{page}
						</Link>
					</li>
				))}
			</ol>
			{number < count ? (
				<Link to={blogPath(number + 1, tag)} rel="next" className={STEP}>
					{t('Older')}
					<Icon name="arrow-right" />
				</Link>
			) : (
				<span />
			)}
		</nav>
	)
}
