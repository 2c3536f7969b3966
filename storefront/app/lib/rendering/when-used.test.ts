import { afterEach, expect, it, vi } from 'vitest'
import { whenUsed } from './when-used.ts'

afterEach(() => vi.unstubAllGlobals())

it.each(['pointerdown', 'keydown', 'scroll', 'focusin'])('runs once, with the first %s', (sign) => {
	const page = new EventTarget()
	vi.stubGlobal('document', page)
	const run = vi.fn()
	whenUsed(run)
	expect(run).not.toHaveBeenCalled()
	page.dispatchEvent(new Event(sign))
	page.dispatchEvent(new Event(sign))
	page.dispatchEvent(new Event('keydown'))
	expect(run).toHaveBeenCalledTimes(1)
})

it('does not run once it is called off', () => {
	const page = new EventTarget()
	vi.stubGlobal('document', page)
	const run = vi.fn()
	whenUsed(run)()
	page.dispatchEvent(new Event('scroll'))
	expect(run).not.toHaveBeenCalled()
})
