import { sectionId } from './use-category-spy.ts'

/** How the page moves for those who did not ask for stillness. */
export function calmBehavior(): ScrollBehavior {
	return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Scrolls to a category and puts the focus at its beginning, so that the keyboard goes on from there. */
export function showCategory(categoryId: number, behavior = calmBehavior()): void {
	document.getElementById(sectionId(categoryId))?.scrollIntoView({ behavior, block: 'start' })
	document.getElementById(`${sectionId(categoryId)}-title`)?.focus({ preventScroll: true })
}
