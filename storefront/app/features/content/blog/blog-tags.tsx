import type { Tag } from '@app/contract/content'
import { blogPath } from '@app/domain/content/blog-pages'
import { t } from '@app/language/current'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'

/** Links to the news of each tag, each with an address of its own, and back to all. */
export function BlogTags({ tags, current }: { tags: readonly Tag[]; current: string | undefined }) {
	if (tags.length === 0) return null
	return (
		<nav aria-label={t('Tags')} className="-mx-4 overflow-x-auto px-4 pb-8 md:mx-0 md:px-0 md:pb-10">
			<ul className="flex w-max gap-2 py-1 md:w-auto md:flex-wrap">
				<li>
					<TagLink to={blogPath(1)} name={t('All news')} isCurrent={current === undefined} />
				</li>
				{tags.map(({ slug, name }) => (
					<li key={slug}>
						<TagLink to={blogPath(1, slug)} name={name} isCurrent={current === slug} />
					</li>
				))}
			</ul>
		</nav>
	)
}

function TagLink({ to, name, isCurrent }: { to: string; name: string; isCurrent: boolean }) {
	return (
		<Link
			to={to}
			viewTransition
			prefetch="intent"
			aria-current={isCurrent ? 'true' : undefined}
			className={classNames(
				'press inline-flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap',
				isCurrent
					? 'bg-primary text-on-primary'
					: 'bg-surface text-ink inset-ring-2 inset-ring-line hover:inset-ring-line-strong',
			)}
		>
			{name}
		</Link>
	)
}
