import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
const load = () => import('./overlay.ts')

test('everybody waits until it is decided whether something covers the page, and while it does', async () => {
	const { overlayIsOpen, setOverlay, whenOverlayCloses } = await load()
	const onClosed = vi.fn()
	const closed = whenOverlayCloses().then(onClosed)
	expect(overlayIsOpen()).toBe(true)
	setOverlay('open')
	await Promise.resolve()
	expect([overlayIsOpen(), onClosed.mock.calls.length]).toEqual([true, 0])
	setOverlay('closed')
	await closed
	expect(overlayIsOpen()).toBe(false)
	await whenOverlayCloses()
})
