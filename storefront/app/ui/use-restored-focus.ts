import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose items come and go. When the item that had it is gone, the item in its place takes
 * it (its part marked with `data-takes-focus`); without one, `fallback` does. Otherwise it would fall to the top of
 * the page. Spread `listProps` on the list.
 */
export function useRestoredFocus(count: number, fallback?: RefObject<HTMLElement | null>) {
	const list = useRef<HTMLUListElement>(null)
	/** The item that had the focus last; -1 while the focus is elsewhere. */
	const index = useRef(-1)
	const before = useRef(count)

	useLayoutEffect(() => {
		const isShorter = count < before.current
		before.current = count
		if (!isShorter || index.current < 0 || document.activeElement !== document.body) return
		const items = list.current?.children ?? []
		const next = items[Math.min(index.current, items.length - 1)]
		const target = next?.querySelector<HTMLElement>('[data-takes-focus]') ?? fallback?.current
		target?.focus({ preventScroll: true })
	}, [count, fallback])

	return {
		ref: list,
		onFocus: ({ target }: { target: Element }) => {
			index.current = [...(list.current?.children ?? [])].findIndex((item) => item.contains(target))
		},
		onBlur: ({ relatedTarget }: { relatedTarget: Element | null }) => {
			// An item that is taken away loses the focus to nothing: that is what the index is kept for.
			if (relatedTarget && !list.current?.contains(relatedTarget)) index.current = -1
		},
	}
}
