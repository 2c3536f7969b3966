import type { Category } from '@app/contract/menu'
import { t } from '@app/language/current'
import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { isStill } from './show-category.ts'

interface CategoryTabsProps {
	categories: readonly Category[]
	activeId: number | null
	onChoose: (category: Category) => void
}

/** The menu's categories, always at hand; the one on the screen is marked and kept in view. */
export function CategoryTabs({ categories, activeId, onChoose }: CategoryTabsProps) {
	const list = useRef<HTMLUListElement>(null)
	useEffect(() => {
		const strip = list.current
		const tab = strip?.querySelector<HTMLElement>(`[data-category="${activeId}"]`)
		// Not scrollIntoView: it would move the page as well.
		if (strip && tab)
			strip.scrollTo({
				left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2,
				behavior: isStill() ? 'instant' : 'smooth',
			})
	}, [activeId])
	return (
		<nav aria-label={t('Menu categories')}>
			<ul ref={list} className="relative flex gap-1 overflow-x-auto px-4 py-2 [scrollbar-width:none] md:px-6 lg:px-0">
				{categories.map((category) => {
					const isActive = category.id === activeId
					return (
						<li key={category.id} className="shrink-0">
							<button
								type="button"
								data-category={category.id}
								aria-current={isActive || undefined}
								className={classNames(
									'press min-h-11 max-w-72 truncate rounded-full px-4 font-semibold',
									isActive ? 'bg-ink text-page' : 'text-soft hover:bg-ink/8 hover:text-ink',
								)}
								onClick={() => onChoose(category)}
							>
								{category.name}
							</button>
						</li>
					)
				})}
			</ul>
		</nav>
	)
}
