import { t } from '@app/language/current'
import { Link } from 'react-router'
import { foreignLanguage } from '../../../lib/rendering/foreign-language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'

interface Neighbour {
	slug: string
	title: string
	language: string
}

export interface PostNeighboursProps {
	newer: Neighbour | null
	older: Neighbour | null
}

/** The ways on from an article: the posts before and after it. */
export function PostNeighbours({ newer, older }: PostNeighboursProps) {
	if (!newer && !older) return null
	return (
		<nav
			aria-label={t('More news')}
			className="mx-auto mt-14 grid max-w-6xl gap-4 px-4 md:mt-20 md:grid-cols-2 md:px-6"
		>
			{newer && <NeighbourLink post={newer} label={t('Newer')} />}
			{older && <NeighbourLink post={older} label={t('Older')} isNext />}
		</nav>
	)
}

function NeighbourLink({ post, label, isNext = false }: { post: Neighbour; label: string; isNext?: boolean }) {
	return (
		<Link
			to={`/blog/${post.slug}`}
			rel={isNext ? 'next' : 'prev'}
			viewTransition
			prefetch="intent"
			className={classNames(
				'press grid content-start gap-3 rounded-sheet bg-surface p-6 inset-ring-2 inset-ring-line hover:bg-lime hover:text-on-lime hover:inset-ring-lime',
				isNext && 'md:col-start-2 md:text-right',
			)}
		>
			<span className={classNames('flex items-center gap-2 font-semibold', isNext && 'md:flex-row-reverse')}>
				<Icon name={isNext ? 'arrow-right' : 'arrow-left'} className="size-5" />
				{label}
			</span>
			<span
				lang={foreignLanguage(post.language)}
				className="font-display text-3xl leading-[0.98] font-[780] tracking-tight text-balance break-words"
			>
				{post.title}
			</span>
		</Link>
	)
}
