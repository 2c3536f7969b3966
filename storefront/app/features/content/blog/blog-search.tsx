import { readBlogSearch } from '@app/domain/content/blog-search'
import { t } from '@app/language/current'
import { lazy, type ReactNode, Suspense } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { cartStore } from '../../cart/cart-store.ts'

/** Nobody who reads the news loads what searches them. */
const loadResults = () => import('./blog-results.tsx')
const BlogResults = lazy(() => loadResults().then((module) => ({ default: module.BlogResults })))

/** What is looked for; null where that is nothing, and while the page is the one that everybody gets. */
function useBlogSearch(): string | null {
	const [query] = useSearchParams()
	const isAlive = cartStore.useRestored()
	return isAlive ? readBlogSearch(query.get('q')) : null
}

/** A search for posts, and what it finds in place of the news. */
export function BlogSearch({ children }: { children: ReactNode }) {
	const search = useBlogSearch()
	return (
		<>
			<Form role="search" action="/blog" className="relative mb-6 flex max-w-xl" preventScrollReset>
				<Icon name="search" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft" />
				<input
					// Another search is another text in it, a letter is not.
					key={search}
					type="search"
					name="q"
					defaultValue={search ?? ''}
					maxLength={80}
					aria-label={t('Search the news')}
					placeholder={t('Search the news')}
					enterKeyHint="search"
					className="min-h-12 w-full appearance-none rounded-full bg-surface pr-12 pl-11 inset-ring-2 inset-ring-line placeholder:text-soft hover:inset-ring-line-strong"
					onFocus={() => void loadResults().catch(() => {})}
				/>
			</Form>
			{search === null ? (
				children
			) : (
				<Suspense>
					<BlogResults key={search} search={search} />
				</Suspense>
			)}
		</>
	)
}
