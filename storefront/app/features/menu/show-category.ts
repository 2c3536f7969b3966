import { sectionId } from './use-category-spy.ts'

/** Whether the guest asked the system for stillness; scripted scrolling has to ask by itself. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A movement takes less than this; later the guest has scrolled on. */
const MOVE_MS = 1_500
/** Drawing the sections around the place takes a few frames, and each may move it. */
const SETTLE_FRAMES = 8

/**
 * Scrolls to a category and puts the focus at its beginning, so that the keyboard goes on from there. Sections that
 * were never on the screen have an estimated height, so the place is held for a moment when the movement has ended.
 */
export function showCategory(categoryId: number): void {
	const section = document.getElementById(sectionId(categoryId))
	if (!section) return
	const still = isStill()
	const settle = () => keepInPlace(section)
	section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
	if (still) settle()
	else window.addEventListener('scrollend', settle, { once: true, signal: AbortSignal.timeout(MOVE_MS) })
	document.getElementById(`${sectionId(categoryId)}-title`)?.focus({ preventScroll: true })
}

/** Id of the nutrition table's section. */
export const NUTRITION_ID = 'nutrition'

/** Holds the nutrition table in place after a jump to it. */
export function showNutrition(): void {
	const section = document.getElementById(NUTRITION_ID)
	if (section) keepInPlace(section)
}

/** Scrolls to a section at once and holds it there while the sections around it get their heights. */
export function keepInPlace(section: HTMLElement, frames = SETTLE_FRAMES): void {
	section.scrollIntoView({ behavior: 'instant' })
	if (frames > 0) requestAnimationFrame(() => keepInPlace(section, frames - 1))
}
